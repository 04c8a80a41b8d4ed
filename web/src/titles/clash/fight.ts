/** The last battle as the journal tells it, round by round: it can be looked at when it is over. */

import type { Entry, Phrase, Ref } from '../../shared/types'
import type { Words } from '../../shared/words'
import { isHired } from './map'
import { FACES, hexRef, idOf, kindOf, type Battle, type Table, type UnitKind } from './model'

/** Of the attacker, and of the defender. */
export type Pair<T> = [T, T]
export type Side = 0 | 1
export const SIDES: Side[] = [0, 1]
export interface Die {
  value: number
  symbol: UnitKind
}
export interface Round {
  n: number
  /** The lower halves of the cards that were turned up. */
  tactics: Pair<Ref | undefined>
  dice: Pair<Die[]>
  /** Nothing before the dice are rolled. */
  values: Pair<number | undefined>
  lost: Pair<UnitKind[]>
}
export interface Fight {
  sides: Pair<Ref>
  space: Ref
  rounds: Round[]
  over: boolean
  /** Nobody, if it was broken off or all are dead. */
  winner?: Ref
  /** After so many answers it began, and its last news came. */
  began: number
  moment: number
}

const ARMY: UnitKind[] = ['infantry', 'cavalry', 'elephant', 'leader']

export function lastFight(entries: Entry[]): Fight | undefined {
  const begin = entries.findLastIndex(({ key }) => key === 'battle')
  const first = entries[begin]
  if (!first) return undefined
  const { attacker, defender, space } = first.args
  const fight: Fight = {
    sides: [String(attacker), String(defender)],
    space: String(space),
    rounds: [],
    over: false,
    began: first.moment,
    moment: first.moment,
  }
  for (const entry of entries.slice(begin + 1)) {
    if (fight.over) break
    tell(fight, entry)
  }
  return fight
}

function tell(fight: Fight, { key, args, moment }: Entry): void {
  const round = fight.rounds.at(-1)
  switch (key) {
    case 'combat-round':
      fight.rounds.push(fresh(Number(args.n)))
      break
    case 'tactics':
      if (round) round.tactics[sideOf(fight, args.seat)] = String(args.tactics)
      break
    case 'rolled':
      if (round) rolled(round, sideOf(fight, args.owner), args.dice as Phrase[], Number(args.n))
      break
    case 'unit-lost':
      if (args.space === fight.space) round?.lost[sideOf(fight, args.owner)].push(idOf(String(args.unit)) as UnitKind)
      break
    case 'battle-won':
      fight.winner = String(args.owner)
      fight.over = true
      break
    case 'battle-drawn':
      fight.over = true
  }
  fight.moment = moment
}

const fresh = (n: number): Round => ({
  n,
  tactics: [undefined, undefined],
  dice: [[], []],
  values: [undefined, undefined],
  lost: [[], []],
})

function rolled(round: Round, side: Side, dice: Phrase[], value: number): void {
  round.dice[side] = dice.map(([, die]) => ({ value: Number(die.value), symbol: idOf(String(die.unit)) as UnitKind }))
  round.values[side] = value
}

/** Somebody may play cards for barbarians and pirates, who have no seat. */
function sideOf({ sides: [attacker, defender] }: Fight, who: unknown): Side {
  if (who === attacker) return 0
  return who === defender || kindOf(attacker) === 'seat' ? 1 : 0
}

/** The side that a seat decides for: its own, or one that has no seat. */
export function sideFor({ sides }: Fight, seat: number | null): Side {
  const own = sides.indexOf(`seat:${seat}`)
  return (own < 0 ? sides.findIndex((ref) => kindOf(ref) === 'owner') : own) > 0 ? 1 : 0
}

/** The battle that is on, with what changed after the roll; or the last one. */
export function fightNow(t: Table, entries: Entry[]): Fight | undefined {
  const fight = lastFight(entries)
  const round = fight?.rounds.at(-1)
  const { battle } = t
  if (!fight || !round || !battle || hexRef(t, battle.space) !== fight.space || battle.round !== round.n) return fight
  for (const side of SIDES) {
    if (round.values[side] === undefined) continue
    round.dice[side] = battle.dice[side].map((face) => ({ value: FACES[face]![0], symbol: FACES[face]![1] }))
    round.values[side] = battle.values[side]
  }
  return fight
}

export interface Fighters {
  kind: UnitKind
  /** Ships of the pirates under a player's command. */
  hired: boolean
  count: number
}

/** The units of a side that fight now, by kind. */
export function fighters(t: Table, { space, sea, attacker, defender }: Battle, side: Side): Fighters[] {
  const here = t.units[side ? defender : attacker]!.filter(([at]) => at === space)
  const kinds: UnitKind[] = sea ? ['ship'] : ARMY
  const all = kinds.flatMap((kind) =>
    [false, true].map((hired) => {
      const alike = here.filter(([, each, flags]) => each === kind && isHired(flags) === hired)
      return { kind, hired, count: alike.length }
    }),
  )
  return all.filter(({ count }) => count)
}

export const fallen = ({ rounds }: Fight, side: Side): UnitKind[] => rounds.flatMap(({ lost }) => lost[side])

/** What a side did in a round, for ears. */
export function told({ tactics, dice, values, lost }: Round, side: Side, words: Words): string {
  const [card, value] = [tactics[side], values[side]]
  return [
    ...(card ? [words.name(card)] : []),
    ...dice[side].map(({ value, symbol }) => words.say('die', { value, unit: `unit:${symbol}` })),
    ...(value === undefined ? [] : [words.say('clash-combat-value', { n: value })]),
    ...lost[side].map((kind) => words.say('clash-fallen', { unit: `unit:${kind}` })),
  ].join(', ')
}
