/** The table of Clash of Cultures as a view holds it, and what is printed on its things. */

import { halves } from '../../shared/halves'
import type { Phrase, Ref, ThingInfo, Things, View } from '../../shared/types'

/** What is counted on a player board, in the order of `goods`. */
export const GOODS = ['food', 'wood', 'ore', 'ideas', 'gold', 'mood', 'culture'] as const
/** Those with a track and a limit; the others are tokens. */
export const RESOURCES = GOODS.slice(0, 5)
export const TOKENS = GOODS.slice(5)
/** The end of every resource's track. */
export const TRACK = 7
export const UNITS = ['settler', 'infantry', 'cavalry', 'elephant', 'leader', 'ship'] as const
export const PIECES = ['settlement', 'temple', 'academy', 'fortress', 'port', 'market', 'obelisk', 'observatory'] as const
export const MOODS = ['angry', 'neutral', 'happy'] as const
/** The advance board: four columns of three categories. */
export const COLUMNS = [
  ['agriculture', 'construction', 'seafaring'],
  ['education', 'warfare', 'spirituality'],
  ['economy', 'culture', 'science'],
  ['democracy', 'autocracy', 'theocracy'],
] as const
/** What points come from, in the order in which it breaks ties. */
export const SCORES = ['city_pieces', 'advances', 'objectives', 'wonders', 'events', 'captured_leaders'] as const
export const EVENT_CUBES = 3
export const ACTIONS = 3
export const ROUNDS = 3
export const LEVELS = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII']
/** Owners of pieces who have no seat. */
export const BARBARIANS = 4
export const PIRATES = 5

export type Good = (typeof GOODS)[number]
export type UnitKind = (typeof UNITS)[number]
export type Goods = Partial<Record<Good, number>>

/** A hidden hand or deck, of which only the size is known. */
export interface Count {
  count: number
}
export interface City {
  owner: number
  mood: number
  /** Each building and the seat of its colour. */
  buildings: Record<string, number>
  /** The sea space that its port faces, −1: it has none. */
  port: number
  wonders: string[]
  /** In this turn. */
  activations: number
  spent: boolean
  tokens: number
}
export type Unit = [space: number, kind: UnitKind, flags: number]
export type Hex = [name: string, q: number, r: number, terrain: string]

export interface Player {
  seat: number
  colour: string
  civilization: string
  start: number
  goods: number[]
  /** Each advance, and the age in which it came. */
  advances: Record<string, number>
  /** Advances in use without being owned. */
  lent: string[]
  /** On the event track. */
  cubes: number
  actions: string[] | Count
  objectives: string[] | Count
  wonders: string[] | Count
  completed: string[]
  leader: string
  leaders: string[]
  recruited: number
  killed: string[]
  /** Pieces held by the Aztecs: owner × 8 + kind. */
  captives: number[]
  /** Event cards kept, and the half points on them. */
  kept: Record<string, number>
  gone: Record<string, number>
  anarchy: number
  leaderless: boolean
  runes: number
  charted: number[]
  open_cards: string[]
  fewer: number
  barred: number[]
  /** What is left of everybody's own pieces. */
  supply: Record<UnitKind, number>
  pieces: Record<string, number>
  /** The most of each resource that can be kept. */
  caps: number[]
  /** Half points, by what they come from. */
  points: Record<(typeof SCORES)[number], number>
}

/** Two sides: the attacker, the defender. */
export interface Battle {
  attacker: number
  defender: number
  space: number
  origin: number
  sea: boolean
  landed: boolean
  round: number
  fielded: [number, number]
  laid: [boolean, boolean]
  /** Action cards once they are turned up, '' for none. */
  shown: [string, string]
  played: string[]
  /** Kinds of the units that each side lost. */
  lost: [number[], number[]]
  fortress: boolean
  no_die: boolean
  no_cancel: boolean
  bonus: [number, number]
  effects: string[]
  /** Faces of the last roll: see `FACES`. */
  dice: [number[], number[]]
  clashed: [boolean, boolean]
  values: [number, number]
  hits: [number, number]
  city: number
  mood: number
  wonders: number
  defended: boolean
}

/** The sides of the die: number and clash symbol. */
export const FACES: [value: number, symbol: UnitKind][] = [
  [1, 'leader'],
  [1, 'leader'],
  [2, 'cavalry'],
  [2, 'elephant'],
  [3, 'elephant'],
  [3, 'infantry'],
  [4, 'cavalry'],
  [4, 'elephant'],
  [5, 'cavalry'],
  [5, 'infantry'],
  [6, 'infantry'],
  [6, 'infantry'],
]

/** One side of an offer; a card is `action:a01`, `action:a01 unseen` or only its kind. */
export interface Package {
  goods: number[]
  cards: string[]
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
  options: { expansion: boolean; length: string; open_wonders: boolean }
  age: number
  round: number
  first: number
  active: number
  /** Of the status phase, 0 outside it. */
  step: number
  hexes: Hex[]
  /** By slot: `home`, '' for unexplored, `r05`, or `r05*` for a turned one. */
  regions: string[]
  exhausted: number[]
  cities: Record<string, City>
  /** By owner, barbarians and pirates last. */
  units: Unit[][]
  builders: Record<string, number>
  ruined: Record<string, number>
  event_deck: Count
  action_deck: Count
  objective_deck: Count
  wonder_deck: Count
  event_discard: string[]
  action_discard: string[]
  objective_discard: Count
  wonder_discard: string[]
  open_wonders: string[]
  in_force: string[]
  truce: number[]
  oracle: number
  /** Main actions left. */
  left: number
  used: string[]
  die: number
  event: string
  drawer: number
  /** Work that is still to do, the next first. */
  todo: string[]
  battle: Battle | null
  ending: boolean
  offer: Offer | null
  /** Cards on top of the event deck that I have looked at. */
  topmost: string[]
}

export interface AdvanceInfo extends ThingInfo {
  category?: string
  requires?: string
  bonus?: Good
  building?: string
  government?: boolean
  /** Of a civilization's own advance: whose it is, and the advance that it comes with. */
  civilization?: string
  linked?: string
}
export interface ActionInfo extends ThingInfo {
  civil: string
  tactics: string
  cost?: Goods
  timing: string
}
export interface ObjectiveCardInfo extends ThingInfo {
  upper: string
  lower: string
}
export interface ObjectiveInfo extends ThingInfo {
  timing: string
}
export interface WonderInfo extends ThingInfo {
  cost: Goods
  requires: string
  building?: string
  vp: number
}
export interface LeaderInfo extends ThingInfo {
  civilization: string
}
export interface EventInfo extends ThingInfo {
  symbol?: string
  person?: string
  category?: string
}
export interface CivilizationInfo extends ThingInfo {
  /** Its own advances, each with the one that it is linked to. */
  advances: Record<string, string>
  leaders: string[]
}
export interface PieceInfo extends ThingInfo {
  cost?: Goods
  advance?: string
  building?: string
}

export const tableOf = (view: View): Table => view.table as Table
export const idOf = (ref: Ref): string => ref.slice(ref.indexOf(':') + 1)
export const kindOf = (ref: Ref): string => ref.slice(0, ref.indexOf(':'))
export const hexRef = (t: Table, space: number): Ref => `hex:${t.hexes[space]?.[0]}`

const info =
  <T extends ThingInfo>(kind: string) =>
  (things: Things, id: string) =>
    things[`${kind}:${id}`] as T | undefined
export const advanceOf = info<AdvanceInfo>('advance')
export const actionOf = info<ActionInfo>('action')
export const objectiveCardOf = info<ObjectiveCardInfo>('objective_card')
export const objectiveOf = info<ObjectiveInfo>('objective')
export const wonderOf = info<WonderInfo>('wonder')
export const leaderOf = info<LeaderInfo>('leader')
export const eventOf = info<EventInfo>('event')
export const civilizationOf = info<CivilizationInfo>('civilization')

/** A card held with the action cards: one of them, or a great person out of the events. */
export const handRef = (card: string): Ref => (/^a\d+$/.test(card) ? `action:${card}` : `event:${card}`)

/** What the back of a card in an offer tells: `action`, `objective` or `wonder`. */
export function backOf(card: string): string {
  const kind = card.includes(':') ? kindOf(card) : card
  return { event: 'action', objective_card: 'objective' }[kind] ?? kind
}

/** The advances of a category, the one that leads first. */
export const categoryOf = (things: Things, category: string): string[] =>
  (things[`category:${category}`]?.advances as string[] | undefined) ?? []

/** Whether a printed thing is in this match: some only come with the expansion. */
export const takesPart = (t: Table, things: Things, ref: Ref): boolean => t.options.expansion || !things[ref]?.expansion

/** How many cards a hand or deck has, and those that I see of it. */
export const sizeOf = (hand: string[] | Count): number => (Array.isArray(hand) ? hand.length : hand.count)
export const seenOf = (hand: string[] | Count): string[] => (Array.isArray(hand) ? hand : [])

/** The cities of a seat. */
export const citiesOf = (t: Table, seat: number): City[] => Object.values(t.cities).filter(({ owner }) => owner === seat)

/** Half points in words: 12½. */
export const halved = (points: number): string => halves(points / 2)
export const totalOf = ({ points }: Player): number => SCORES.reduce((sum, source) => sum + (points[source] ?? 0), 0)

/** How many ages the match may have. */
export const agesOf = (t: Table): number => ({ standard: 6, short: 4 })[t.options.length] ?? 7

export function stage(view: View): Phrase {
  const { age, round, step } = tableOf(view)
  if (step) return ['clash-stage-status', { age: LEVELS[age] }]
  return ['clash-stage', { age: LEVELS[age], n: round }]
}
