/** The table of Civilization as a view holds it, and what is printed on its things. */

import type { Phrase, Ref, ThingInfo, Things, View } from '../../shared/types'

export const STAGES = ['start', 'trade', 'city', 'movement', 'research'] as const
export const UNITS = ['artillery', 'infantry', 'mounted', 'aircraft'] as const
export const FIGURES = ['army', 'scout'] as const
/** Resources with tokens in the market, in the order of `goods` and `market`. */
export const MARKET = ['wheat', 'silk', 'incense', 'iron'] as const
/** What squares, markers and cards yield; printed squares have the first four of them. */
export const ICONS = ['trade', 'production', 'culture', 'coin', 'combat'] as const
export const VICTORIES = ['culture', 'tech', 'economic', 'military'] as const
/** Building markers come in families: one side is the better form of the other. */
export const FAMILIES = [
  'harbor',
  'trading_post',
  'workshop_iron_mine',
  'library_university',
  'granary_aqueduct',
  'market_bank',
  'temple_cathedral',
  'barracks_academy',
] as const
export const LEVELS = ['', 'I', 'II', 'III', 'IV', 'V']
/** The marks of the trade dial: what a tech of each level needs. */
export const MARKS = [0, 6, 11, 16, 21, 26]
export const TRADE_LIMIT = 27
export const COINS_TO_WIN = 15
const LAST_SPACE = 21
/** Rows of the pyramid: five spaces at the foot, one at the top. */
export const ROWS = [1, 2, 3, 4, 5]
export const NOBODY = -1

/** Flags of a figure: it has moved in this round, it moves now. */
export const MOVED = 2
export const MOVING = 8

export type Unit = (typeof UNITS)[number]
export type FigureKind = (typeof FIGURES)[number]
export type Icons = Partial<Record<(typeof ICONS)[number], number>>

/** Something hidden, of which only the size is known. */
export interface Count {
  count: number
}
/** A square: its number is its place in `squares`. Terrain is a letter of MFGDW, `?`: face down. */
export type Square = [
  name: string,
  x: number,
  y: number,
  terrain: string,
  icons: [trade: number, production: number, culture: number, coin: number],
  resource: string,
  slot: number,
]
export interface Tile {
  squares: string[]
  /** Null: face down. */
  tile: string | null
}
export interface City {
  owner: number
  capital: boolean
  walls: boolean
  /** The actions that it has taken in this round. */
  done: string[]
  extra: number
  bonus: number
  trade: number
  production: number
  culture: number
  resources: string[]
}
export type Figure = [square: number, kind: FigureKind, flags: number]

export interface Player {
  seat: number
  colour: string
  civilization: string
  trade: number
  /** Culture tokens. */
  culture: number
  /** The space of the culture track. */
  track: number
  /** As they were learned; the first one came with the civilization and lies in the bottom row. */
  techs: string[]
  government: string
  since: number
  fresh: Record<string, number>
  /** Coin tokens by the card that they lie on, or `sheet`. */
  tokens: Record<string, number>
  goods: number[]
  /** My own by name, those of others by their backs. */
  markers: string[] | { hut: number; village: number }
  /** My own by name, those of others by level. */
  events: string[] | [number, number, number]
  /** Standing forces by type, with those in a battle. */
  units: Partial<Record<Unit, number>>
  /** Only my own. */
  unit_cards?: string[]
  figures: Figure[]
  unbuilt: Record<FigureKind, number>
  wonders: string[]
  obsolete: string[]
  /** Great people off the map. */
  reserve: string[]
  speed: number
  stacking: number
  event_hand: number
  battle_hand: number
  city_limit: number
  ranks: Record<Unit, number>
  coins: number
  /** Governments that were unlocked. */
  governments: string[]
  progress: Record<'culture' | 'tech' | 'economic', number>
}

/** Two sides: the attacker, the defender. */
export interface Battle {
  attacker: number
  defender: number
  controller: number
  square: number
  city: boolean
  walls: boolean
  /** Null: I do not see them. */
  forces: [string[] | null, string[] | null]
  /** How strong each of them is. */
  strengths: [number[] | null, number[] | null]
  sizes: [number, number]
  /** Card and wounds of the attacker, card and wounds of the defender; '': no unit. */
  fronts: [string, number, string, number][]
  bonus: [number, number]
  turn: 0 | 1
  played: boolean
  charge: number
  killed: [string[], string[]]
  used: string[]
  winner: number
}

/** One side of an offer: goods by name, cards by name or by their backs. */
export interface Package {
  goods: Record<string, number>
  cards: Ref[]
}
export interface Offer {
  seat: number
  partner: number
  open: boolean
  gives?: Package
  wants?: Package
}

export interface Table {
  phase: string
  players: Player[]
  options: {
    governments: 'core' | 'revised'
    loot: string
    tie_break: string
    learning_game: boolean
    round_limit: number
    always_ask: boolean
  }
  round: number
  first: number
  stage: (typeof STAGES)[number] | 'setup'
  active: number
  squares: Square[]
  tiles: Tile[]
  /** Terrain letters by the name of the square. */
  disasters: Record<string, string>
  tile_pool: Count
  /** By square number, as all that lies on the map. */
  huts: Record<string, 'hut' | 'village'>
  cities: Record<string, City>
  built: Record<string, string>
  /** Squares with a scout that gathers, and its city. */
  sent: Record<string, number>
  frozen: number[]
  hut_pool: Count
  village_pool: Count
  person_pool: Count
  wonder_pool: Count
  market: number[]
  wonders: string[]
  /** What they cost me. */
  wonder_costs: number[]
  supply: Record<string, number>
  unit_decks: Record<Unit, number>
  unit_discards: string[][]
  event_decks: number[]
  event_discards: string[][]
  /** `seat:thing` that was used in this round. */
  used: string[]
  /** Squares that the moving group may still move. */
  left: number
  offers: number[]
  passed: number
  offer: Offer | null
  battle: Battle | null
  /** Work that is still to do, the next first. */
  todo: string[]
  winner: number
  victory: string
}

export interface TechInfo extends ThingInfo {
  level: number
  buildings?: string[]
  unit?: Unit
  rank?: number
  government?: string
  walls?: boolean
  coins?: number
  speed?: number
  water?: string
  stacking?: number
  hand?: number
  city_limit?: number
  tokens?: number
  abilities?: { phase: string; cost: Record<string, number> }[]
}
export interface BuildingInfo extends ThingInfo {
  family: string
  cost: number
  terrain: string
  star?: boolean
  icons: Icons
  upgrade_of?: string
  tech: string
}
export interface WonderInfo extends ThingInfo {
  age: string
  cost: number
  /** A tech that makes it cheaper. */
  discount?: string
  discounted?: number
  culture: number
}
export interface EventInfo extends ThingInfo {
  level: number
  phase: string
}
export interface GreatPersonInfo extends ThingInfo {
  icons: Icons
}
export interface CivilizationInfo extends ThingInfo {
  leader: string
  tech: string
  government: string
}
export interface UnitInfo extends ThingInfo {
  trumps?: Unit
  costs: number[]
}
export interface UnitCardInfo extends ThingInfo {
  unit: Unit
  strength: number
}
/** A space of the culture track, with the price of the step onto it. */
export interface Space {
  kind: 'start' | 'culture_event' | 'great_person' | 'victory'
  level?: number
  culture?: number
  trade?: number
}

export const tableOf = (view: View): Table => view.table as Table
export const idOf = (ref: Ref): string => ref.slice(ref.indexOf(':') + 1)
export const kindOf = (ref: Ref): string => ref.slice(0, ref.indexOf(':'))
export const squareRef = (t: Table, n: number): Ref => `square:${t.squares[n]?.[0]}`
/** The number of a square by its name or reference. */
export const squareOf = (t: Table, ref: string): number => t.squares.findIndex(([name]) => name === idOf(ref))

const info =
  <T extends ThingInfo>(kind: string) =>
  (things: Things, id: string) =>
    things[`${kind}:${id}`] as T | undefined
export const techOf = info<TechInfo>('tech')
export const buildingOf = info<BuildingInfo>('building')
export const wonderOf = info<WonderInfo>('wonder')
export const eventOf = info<EventInfo>('event')
export const personOf = info<GreatPersonInfo>('great_person')
export const civilizationOf = info<CivilizationInfo>('civilization')
export const unitOf = info<UnitInfo>('unit')
export const unitCardOf = info<UnitCardInfo>('unit_card')
export const spacesOf = (things: Things): Space[] => (things['track:culture']?.spaces as Space[] | undefined) ?? []

/** All things of a kind, in the order of the box. */
export const idsOf = (things: Things, kind: string): string[] =>
  Object.keys(things)
    .filter((ref) => kindOf(ref) === kind)
    .map(idOf)

/** What lies on a square: a building, a wonder or a great person. */
export function markRef(things: Things, id: string): Ref {
  return ['building', 'wonder', 'great_person'].map((kind) => `${kind}:${id}`).find((ref) => things[ref]) ?? `building:${id}`
}
/** What a marker yields. */
export function iconsOf(things: Things, id: string): Icons {
  const wonder = wonderOf(things, id)
  if (wonder) return { culture: wonder.culture }
  return (buildingOf(things, id) ?? personOf(things, id))?.icons ?? {}
}

/** The icon of a type of units at a rank. */
export const unitIcon = (unit: string, rank: number): string => `unit:${unit}-${Math.max(1, rank)}`
/** The strength of a unit card at its owner's rank. */
export const strengthAt = (printed: number, rank: number): number => printed + Math.max(0, rank - 1)

export const citiesOf = (t: Table, seat: number): City[] => Object.values(t.cities).filter(({ owner }) => owner === seat)
/** The names of a hand's cards that I see. */
export const seenOf = (hand: string[] | number[] | object): string[] =>
  Array.isArray(hand) && typeof hand[0] === 'string' ? (hand as string[]) : []
export const eventsIn = (events: Player['events']): number =>
  typeof events[0] === 'number' ? (events as number[]).reduce((sum, n) => sum + n, 0) : events.length

/** The resource that a marker holds; `any`: it lies face down. */
export const contentOf = (marker: string): string => marker.split('_')[1] ?? 'any'

export const usedBy = (t: Table, seat: number, id: string): boolean => t.used.includes(`${seat}:${id}`)

/** Seats, from the first player on. */
export const orderOf = ({ players, first }: Table): Player[] => [...players.slice(first), ...players.slice(0, first)]

/** The row of the pyramid in which each tech lies. */
export function rowsOf(things: Things, techs: string[]): string[][] {
  const rows: string[][] = ROWS.map(() => [])
  techs.forEach((id, at) => rows[at ? (techOf(things, id)?.level ?? 1) - 1 : 0]?.push(id))
  return rows
}

/** So many rows of the pyramid matter: those with a tech or a legal space, and the next one. The top shows
 * only once it is in reach. */
export function heightOf(rows: string[][]): number {
  const reach = 1 + ROWS.findLastIndex((_, at) => rows[at]!.length || (rows[at - 1]?.length ?? 0) > 1)
  return reach === ROWS.length ? reach : Math.max(3, Math.min(reach + 1, ROWS.length - 1))
}

/** How far a player has come towards a victory, and how far it is; 0: that cannot be counted, and the
 * capital stands or fell. For the tech victory count the spaces of the pyramid up to its top. */
export function progressOf(t: Table, things: Things, p: Player, victory: string): [have: number, of: number] {
  if (victory === 'culture') return [p.track, LAST_SPACE]
  if (victory === 'economic') return [p.coins, COINS_TO_WIN]
  if (victory === 'military') return [t.stage === 'setup' || citiesOf(t, p.seat).some(({ capital }) => capital) ? 1 : 0, 0]
  const rows = rowsOf(things, p.techs)
  return [rows.reduce((sum, row, at) => sum + Math.min(row.length, ROWS.length - at), 0), 15]
}

export function stage(view: View): Phrase {
  const { round, stage } = tableOf(view)
  if (stage === 'setup') return ['civilization-stage-setup', {}]
  return ['civilization-stage', { n: round, phase: `phase:${stage}` }]
}
