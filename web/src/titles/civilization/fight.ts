/** The last battle as the journal tells it, front by front: it can be looked at when it is over. */

import type { Entry, Ref, Things } from '../../shared/types'
import { idOf, kindOf, unitCardOf, type Table, type Unit } from './model'

/** Of the attacker, and of the defender. */
export type Pair<T> = [T, T]
export type Side = 0 | 1
export const SIDES: Side[] = [0, 1]

export interface Fighter {
  unit: Unit
  strength: number
  wounds: number
  /** It lies there until another unit takes its place. */
  killed: boolean
}
export type Front = Pair<Fighter | undefined>

export interface Fight {
  sides: Pair<Ref>
  square: Ref
  /** Units that have not been played yet. */
  sizes: Pair<number>
  bonus: Pair<number>
  fronts: Front[]
  killed: Pair<Unit[]>
  /** Strength of the survivors and bonus, once it is over. */
  totals?: Pair<number>
  winner?: Ref
  /** What came of it, in order. */
  after: Entry[]
  /** After so many answers it began, and its last news came. */
  began: number
  moment: number
}

/** What of the journal belongs to the end of a battle. */
const AFTER = [
  'armies-lost',
  'figure-killed',
  'city-conquered',
  'city-destroyed',
  'village-conquered',
  'looted-trade',
  'looted-culture',
  'looted-resource',
  'looted-marker',
  'looted-event',
  'coin-discarded',
  'coin-stolen',
  'unit-saved',
]

export function lastFight(entries: Entry[]): Fight | undefined {
  const begin = entries.findLastIndex(({ key }) => key === 'battle')
  const first = entries[begin]
  if (!first) return undefined
  const { attacker, defender, square } = first.args
  const fight: Fight = {
    sides: [String(attacker), String(defender)],
    square: String(square),
    sizes: [0, 0],
    bonus: [0, 0],
    fronts: [],
    killed: [[], []],
    after: [],
    began: first.moment,
    moment: first.moment,
  }
  for (const entry of entries.slice(begin + 1)) tell(fight, entry)
  return fight
}

function tell(fight: Fight, entry: Entry): void {
  const { key, args, moment } = entry
  if (fight.totals) {
    if (AFTER.includes(key)) fight.after.push(entry)
    return
  }
  fight.moment = moment
  const side = sideOf(fight, args.owner)
  const n = Number(args.n)
  const unit = idOf(String(args.unit)) as Unit
  const fighter = fight.fronts[Number(args.front) - 1]?.[side]
  switch (key) {
    case 'force-drawn':
      fight.sizes[side] = n
      break
    case 'combat-bonus':
      fight.bonus[side] = n
      break
    case 'front-opened':
    case 'unit-attacks':
      fight.sizes[side] -= 1
      play(fight, side, Number(args.front) - 1, { unit, strength: n, wounds: 0, killed: false })
      break
    case 'unit-wounded':
      if (fighter) fighter.wounds += n
      break
    case 'unit-healed':
      if (fighter) fighter.wounds -= n
      break
    case 'unit-killed':
      if (fighter) fighter.killed = true
      fight.killed[side].push(unit)
      break
    case 'battle-result':
      fight.totals = [Number(args.attacker), Number(args.defender)]
      fight.winner = String(args.owner)
  }
}

function play({ fronts }: Fight, side: Side, at: number, fighter: Fighter): void {
  const front = (fronts[at] ??= [undefined, undefined])
  front[side] = fighter
}

const sideOf = ({ sides }: Fight, owner: unknown): Side => (owner === sides[0] ? 0 : 1)

/** The side that a seat plays: its own, or that of the barbarians. */
export function sideFor(t: Table, { sides }: Fight, seat: number | null): Side | undefined {
  const own = sides.indexOf(`seat:${seat}`)
  if (own >= 0) return own as Side
  return t.battle && t.battle.controller === seat ? 1 : undefined
}

/** The owner of a side's pieces for colours; barbarians have no seat. */
export const seatOf = (ref: Ref): number | undefined => (kindOf(ref) === 'seat' ? Number(idOf(ref)) : undefined)
export const colourOf = (ref: Ref): string => (seatOf(ref) === undefined ? 'var(--ink-soft)' : `var(--seat-${idOf(ref)})`)

/** The rank of a side's units; barbarians have no techs. */
export function rankOf(t: Table, ref: Ref, unit: Unit): number {
  const seat = seatOf(ref)
  return seat === undefined ? 1 : (t.players[seat]?.ranks[unit] ?? 1)
}

/** A unit card of a side that has not been played yet. */
export function heldBy({ battle }: Table, things: Things, side: Side, card: string): Fighter | undefined {
  const unit = unitCardOf(things, card)?.unit
  const strength = battle?.strengths[side]?.[battle.forces[side]!.indexOf(card)]
  return unit && strength !== undefined ? { unit, strength, wounds: 0, killed: false } : undefined
}
