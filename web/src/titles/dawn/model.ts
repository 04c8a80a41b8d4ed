/** The table of A New Dawn as a view holds it, and what is printed on its things. */

import type { Decision, Phrase, Ref, ThingInfo, Things, View } from '../../shared/types'

export const TYPES = ['culture', 'science', 'economy', 'industry', 'military'] as const
export const RESOURCES = ['marble', 'mercury', 'oil', 'diamond'] as const
/** The terrain of each slot, in order. */
export const SLOTS = ['grassland', 'hills', 'forest', 'desert', 'mountain'] as const
export const EVENTS = ['spawn', 'blank', 'move', 'trade', 'move'] as const
/** The decks of the wonder market, in order. */
export const MARKET = ['culture', 'economy', 'science', 'military'] as const
export const LEVELS = ['', 'I', 'II', 'III', 'IV']
/** Spaces of the tech dial that give a card of a level. */
export const LEVEL_SPACES: Record<number, number> = { 3: 2, 6: 2, 10: 3, 14: 3, 19: 4, 24: 4 }
export const LAST_ON_DIAL = 24
/** Trade tokens on a focus card. */
export const MOST_TRADE = 3

export type Type = (typeof TYPES)[number]
export type Resource = (typeof RESOURCES)[number]

export interface Player {
  seat: number
  leader: string
  colour: string
  automated: boolean
  row: string[]
  trade: number[]
  stored: number
  /** City-state and natural wonder tokens, and the focus card each lies on. */
  tokens: Record<string, string>
  dial: number
  resources: number[]
  cities: number[]
  control: number[]
  caravans: number[]
  wonders: string[]
  diplomacy: string[]
  agendas: string[]
  capitals_defeated: number
  tiles: number[]
  // What players would count themselves: there is none of it before the capital stands.
  mature?: number[]
  spaces?: number
  unused_tokens?: number
  unused_cities?: number
  available_caravans?: number
  stock?: string[]
  costs?: number[]
  slots?: number[]
  progress?: Record<string, [have: number, goal: number]>
  completed?: boolean[]
}

export interface Table {
  phase: string
  players: Player[]
  round: number
  first: number
  active: number
  /** The tiles as laid: `4A3:-1,-3` (tile, side, rotation, place of its space 0). */
  map: string
  core: string
  hexes: [q: number, r: number, terrain: string, marker: string][]
  /** By space: a player's city or control token (`4 * seat + kind`), or −1. */
  pieces: number[]
  things: Record<string, Ref>
  /** The space of every barbarian, −1 for the defeated. */
  barbarians: Record<string, number>
  sites: Record<string, number>
  conquered: Record<string, number>
  direction: number
  /** The space of the caravan that is moving; −1: it starts from the card. */
  moving: number
  dial: number
  market: string[]
  deck_sizes: number[]
  supply: number[]
  victory: string[]
  stocks: Record<string, number>
  used: string[]
  resolving: string
  slot: number
}

export interface FocusInfo extends ThingInfo {
  kind: 'focus'
  type: Type
  level: number
  /** Of the automated player. */
  automated: boolean
  /** What is nothing is left out. */
  numbers: Record<string, number>
}
export interface WonderInfo extends ThingInfo {
  kind: 'wonder'
  type: Type
  era: string
  cost: number
  resources: Resource[]
}
export type CardInfo = FocusInfo | WonderInfo
export interface VictoryInfo extends ThingInfo {
  agendas: string[]
}
export interface CityStateInfo extends ThingInfo {
  type: Type
}
export interface NaturalWonderInfo extends ThingInfo {
  resource: Resource
}

export const tableOf = (view: View): Table => view.table as Table
/** What a thing does, without what its numbers say already. */
export const abilityOf = (things: Things, ref: Ref): Phrase[] => things[ref]?.text.slice(-1) ?? []
export const cardRef = (id: string): Ref => `card:${id}`
export const idOf = (ref: Ref): string => ref.slice(ref.indexOf(':') + 1)
export const kindOf = (ref: Ref): string => ref.slice(0, ref.indexOf(':'))
export const hexRef = (t: Table, space: number): Ref => `hex:${t.hexes[space]?.[0]},${t.hexes[space]?.[1]}`
export const cardOf = (things: Things, ref: Ref) => things[ref] as CardInfo | undefined
export const focusOf = (things: Things, id: string) => things[cardRef(id)] as FocusInfo | undefined
export const wonderOf = (things: Things, id: string) => things[cardRef(id)] as WonderInfo | undefined
export const agendasOf = (things: Things, victory: string): string[] =>
  (things[`victory:${victory}`] as VictoryInfo | undefined)?.agendas ?? []

/** A token that lies on or beside focus cards: of a city-state or a natural wonder. */
export const tokenRef = (things: Things, id: string): Ref =>
  things[`city_state:${id}`] ? `city_state:${id}` : `natural_wonder:${id}`
/** A diplomacy card: of a player (`embassy@2`) or of a city-state. */
export const diplomacyRef = (card: string): Ref => (card.includes('@') ? `diplomacy:${card}` : `city_state:${card}`)
/** The seat a player's diplomacy card comes from. */
export const giverOf = (card: string): number | undefined =>
  card.includes('@') ? Number(card.slice(card.indexOf('@') + 1)) : undefined

/** Whether a player is on the map yet: before that it has no numbers. */
export const settled = (p: Player | undefined): p is Player & Required<Player> => Boolean(p?.cities.length)

/** Whose focus cards a decision is about: mine, or those of the player that it names. */
export function rowAsked(decision: Decision | null, mine: number | null): number | null {
  const named = decision?.args.player
  return typeof named === 'string' && named.startsWith('seat:') ? Number(named.slice(5)) : mine
}

/** The number of the space that a thing names, −1 if there is none. */
export function spaceOf(t: Table, ref: Ref): number {
  return t.hexes.findIndex((_, space) => hexRef(t, space) === ref)
}

/** Tokens that a player could spend from the focus cards of a type now. */
export function spendableOn(t: Table, things: Things, seat: number, type: Type): number {
  const p = t.players[seat]
  if (!p) return 0
  const cards = p.row.filter((card) => focusOf(things, card)?.type === type)
  const trade = cards.reduce((sum, card) => sum + (p.trade[p.row.indexOf(card)] ?? 0), 0)
  const fresh = Object.keys(p.tokens).filter((token) => !t.used.includes(`${seat}:${token}`))
  return trade + fresh.filter((token) => cards.includes(p.tokens[token]!)).length
}

/** Caravans that wait on the economy card. */
export const waitingCaravans = (p: Player): number => (p.available_caravans ?? 0) - p.caravans.length

/** What the event dial will show next. */
export const nextEvent = (t: Table): string => EVENTS[(t.dial + 1) % EVENTS.length]!

/** Whether the map is still being built. */
export const building = (t: Table): boolean => t.phase === 'map'

export function stage(view: View): Phrase {
  const t = tableOf(view)
  return building(t) ? ['screen-building', {}] : ['dawn-stage', { n: t.round }]
}
