/** Where a nation's numbers come from. Only a sum that meets the server's number is told. */

import type { Phrase, Ref, Things } from '../../shared/types'
import {
  PER_TAKEN,
  RESOURCES,
  advisorsOf,
  cardOf,
  cardRef,
  nationOf,
  type Good,
  type Goods,
  type Nation,
  type Resource,
} from './model'

/** A line of a sum: a thing or a phrase, and what it adds. */
export interface Source {
  from: Ref | Phrase
  n: number
}

const amount = (goods: Goods | undefined, good: Good) => goods?.[good] ?? 0

/** What one worker on a card adds to a good or a track. */
function perWorker(things: Things, id: string, good: Good): number {
  const printed = cardOf(things, cardRef(id))?.printed
  const own = good === 'strength' ? (printed?.strength ?? 0) : 0
  return own + amount(printed?.per_worker, good) - amount(printed?.upkeep, good)
}

/** What a Colony, Wonder or Advisor adds. */
function ofItself(things: Things, id: string, good: Good): number {
  const printed = cardOf(things, cardRef(id))?.printed
  if (good === 'strength' || good === 'stability') return printed?.[good] ?? 0
  return amount(printed?.production, good)
}

/** What an empty space of the population track takes. */
function ofPopulation(n: Nation, good: Good): Source[] {
  const taken: Goods = {
    food: n.food_spaces - n.food_track,
    stability: n.stability_spaces - n.stability_track,
  }
  const workers = amount(taken, good)
  return [{ from: ['nat-taken', { n: workers }], n: -PER_TAKEN * workers }]
}

function ofBoard(n: Nation, things: Things, good: Good): Source[] {
  const abilities = nationOf(things, n.nation)?.sides[n.side]?.abilities ?? []
  const own = abilities.find((ability) => ability.modifier === good)
  return [{ from: `nation:${n.nation}`, n: own?.amount ?? 0 }]
}

function ofRevolt(n: Nation, good: Good): Source[] {
  return [{ from: ['nat-revolt', {}], n: good === 'books' ? Math.min(n.stability, 0) : 0 }]
}

function sources(n: Nation, things: Things, good: Good): Source[] {
  const staffed = n.cards.map((id, space) => ({
    from: ['nat-workers-on', { card: cardRef(id), n: n.workers[space] }] as Phrase,
    n: id ? n.workers[space] * perWorker(things, id, good) : 0,
  }))
  const cards = [...advisorsOf(n), ...n.wonders, ...n.colonies].filter(Boolean)
  const others = cards.map((id) => ({ from: cardRef(id), n: ofItself(things, id, good) }))
  const lines = [
    ...staffed,
    ...others,
    ...ofBoard(n, things, good),
    ...ofPopulation(n, good),
    ...ofRevolt(n, good),
  ]
  return lines.filter((line) => line.n)
}

/** The lines of a number; none where abilities change it in ways that are not printed as numbers. */
function explained(lines: Source[], sum: number): Source[] {
  return lines.reduce((all, line) => all + line.n, 0) === sum ? lines : []
}

export const productionOf = (n: Nation, good: Resource): number => n.production[RESOURCES.indexOf(good)]

export const productionLines = (n: Nation, things: Things, good: Resource): Source[] =>
  explained(sources(n, things, good), productionOf(n, good))

export const trackLines = (n: Nation, things: Things, track: 'strength' | 'stability'): Source[] =>
  explained(sources(n, things, track), n[track])
