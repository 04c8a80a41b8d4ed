/** The table of Nations as a view holds it, and what is printed on its things. */

import type { Phrase, Ref, ThingInfo, Things, View } from '../../shared/types'

export const RESOURCES = ['gold', 'food', 'stone', 'books'] as const
export const TRACKS = ['strength', 'stability', 'books'] as const
export const SHEET = ['vp', 'colonies', 'wonders', 'workers', 'resources'] as const
/** Where a nation's VP tokens are among its goods. */
export const VP = 4
/** Printed on every space of the population track: what an empty one takes (NAT-WRK-03, 04). */
export const PER_TAKEN = 3

/** How ages are numbered on cards; 0 is printed on a board. */
export const AGES = ['', 'I', 'II', 'III', 'IV']

export type Resource = (typeof RESOURCES)[number]
export type Good = Resource | 'vp' | 'strength' | 'stability'
export type Track = (typeof TRACKS)[number]
export type Goods = Partial<Record<Good, number>>
export type Kind =
  'building' | 'military' | 'colony' | 'war' | 'battle' | 'golden_age' | 'wonder' | 'advisor'

export interface Nation {
  seat: number
  nation: string
  side: string
  difficulty: string
  goods: number[]
  area: number
  food_track: number
  stability_track: number
  food_spaces: number
  stability_spaces: number
  beside: number
  cards: string[]
  workers: number[]
  advisor: string
  tower_advisor: string
  wonders: string[]
  colonies: string[]
  construction: string
  sections: number
  private: Record<string, number>
  strength: number
  stability: number
  passed: number
  used: string[]
  // What players would add up themselves: a seat without a nation has none of it.
  production: number[]
  score: Record<string, number>
  deploy_costs: number[]
  section_cost: number
  prices: Record<string, number>
  golden_age_bonus: number
}

export interface Opponent {
  tile: string
  strength: number
  stability: number
  books: number
  first: boolean
}

export interface Table {
  phase: string
  round: number
  age: number
  order: number[]
  active: number
  nations: Nation[]
  options: { ages: number; columns: number; boards: string }
  /** Row 1, the cheapest, from left to right; then row 2, then row 3. */
  board: string[]
  prices: number[]
  deck: { count: number }
  event_deck: { count: number }
  drawn: string[]
  event: string
  architects: number
  war: string
  war_strength: number
  war_buyer: number
  draft: string[]
  opponent: Opponent | null
}

/** A card's entry in the data files; what is zero or empty is left out. */
export interface Printed {
  deploy_cost?: number
  per_worker?: Goods
  upkeep?: Goods
  raid?: number
  worker_vp?: number[]
  strength?: number
  stability?: number
  production?: Goods
  vp?: number
  strength_required?: number
  stage_costs?: number[]
  loss_resource?: Good
  loss_amount?: number
  gain_resource?: Good
  vp_cost?: number
}

export interface CardInfo extends ThingInfo {
  kind: Kind
  age: number
  level: string
  printed: Printed
}

/** An event card or a solo tile. */
export interface EventInfo extends ThingInfo {
  age?: number
  architects?: number
  famine?: number
}

export interface Side {
  spaces: number
  printed: string[]
  colony_spaces: number
  wonder_spaces: number
  start: Partial<Record<'food' | 'stone' | 'gold' | 'vp' | 'workers', number>>
  track: { food: number; stability: number }
  printed_wonders?: string[]
  abilities?: { modifier?: string; amount?: number }[]
}

export interface NationInfo extends ThingInfo {
  sides: Record<string, Side>
}

export const tableOf = (view: View): Table => view.table as Table
export const cardRef = (id: string): Ref => `card:${id}`
export const idOf = (ref: Ref): string => ref.slice(ref.indexOf(':') + 1)
export const kindOf = (ref: Ref): string => ref.slice(0, ref.indexOf(':'))
export const cardOf = (things: Things, ref: Ref) => things[ref] as CardInfo | undefined
export const nationOf = (things: Things, id: string) => things[`nation:${id}`] as NationInfo | undefined

/** An event card, or in the solo game a tile. */
export const eventRef = (things: Things, id: string): Ref => (things[`event:${id}`] ? `event:${id}` : `tile:${id}`)
export const eventOf = (things: Things, id: string) => things[eventRef(things, id)] as EventInfo | undefined

/** Whether a card can do more than its numbers say. */
export const able = (card: CardInfo): boolean => card.text.some(([key]) => key.endsWith('.text'))

/** Whether somebody plays this nation yet: before that it has no numbers. */
export const settled = (n: Nation | undefined): n is Nation => Boolean(n?.nation)

export const total = (n: Nation): number => Object.values(n.score).reduce((sum, vp) => sum + vp, 0)

export const advisorsOf = (n: Nation): string[] => [n.advisor, n.tower_advisor].filter(Boolean)

/** Steps that go by the name of a phase; the others are called as they are. */
const PHASES: Record<string, string> = {
  'first-worker': 'easier',
  'begin-round': 'growth',
  'choose-event': 'event',
  architects: 'event',
  'begin-actions': 'action',
  'event-top': 'events',
  'event-bottom': 'events',
  'stability-event': 'events',
  'end-round': 'books',
}

export const phaseOf = (t: Table): Ref => `phase:${PHASES[t.phase] ?? t.phase}`

export function stage(view: View): Phrase {
  const t = tableOf(view)
  const rounds = 2 * t.options.ages
  return ['nat-stage', { age: `age:${t.age}`, round: t.round, rounds, phase: phaseOf(t) }]
}

/** The rows of the Progress board as they lie on the table: the dearest on top. */
export function rowsOf(t: Table): { price: number; cards: string[] }[] {
  const { columns } = t.options
  return t.prices
    .map((price, row) => ({ price, cards: t.board.slice(row * columns, (row + 1) * columns) }))
    .reverse()
}
