/** The whole table in sentences. */

import type { Section } from '..'
import { reader } from '../../shared/reader.svelte'
import type { Ref, Things, View } from '../../shared/types'
import type { Words } from '../../shared/words'
import { spaceIn } from './map'
import {
  COLUMNS,
  GOODS,
  PIECES,
  SCORES,
  UNITS,
  categoryOf,
  halved,
  handRef,
  hexRef,
  seenOf,
  sizeOf,
  stage,
  tableOf,
  takesPart,
  totalOf,
  type Count,
  type Player,
  type Table,
} from './model'

export function text(view: View, words: Words): Section[] {
  const t = tableOf(view)
  const things = reader.things(view.title)
  return [common(view, t, words), map(t, words), ...inOrder(t).map((p) => player(t, p, words, things))]
}

const line = (heading: string, said: string): string => `${heading}: ${said}`
const told = (ref: Ref, words: Words): string => `${words.name(ref)}. ${words.text(ref)}`
const inOrder = ({ players, first }: Table): Player[] => [...players.slice(first), ...players.slice(0, first)]

function common(view: View, t: Table, words: Words): Section {
  const deck = (name: string, deck: Count, pile: string[] | Count) =>
    words.say(`clash-deck-${name}`, { n: deck.count, discarded: sizeOf(pile) })
  return {
    heading: words.phrase(stage(view)),
    lines: [
      line(words.say('clash-turn-order'), inOrder(t).map(({ seat }) => words.player(seat)).join(', ')),
      deck('event', t.event_deck, t.event_discard),
      deck('action', t.action_deck, t.action_discard),
      deck('objective', t.objective_deck, t.objective_discard),
      deck('wonder', t.wonder_deck, t.wonder_discard),
      ...t.topmost.map((id) => line(words.say('clash-topmost'), told(`event:${id}`, words))),
      ...t.in_force.map((id) => line(words.say('clash-in-force'), told(`event:${id}`, words))),
      ...t.open_wonders.map((id) => line(words.say('clash-open-wonders'), told(`wonder:${id}`, words))),
    ],
  }
}

/** The map, space by space. */
function map(t: Table, words: Words): Section {
  const lines = t.hexes.map((_, space) => line(words.name(hexRef(t, space)), spaceIn(t, space, words).join(', ')))
  return { heading: words.say('clash-map'), lines }
}

function player(t: Table, p: Player, words: Words, things: Things): Section {
  return {
    heading: `${words.player(p.seat)} (${words.person(p.seat)})`,
    lines: [
      ...(t.active === p.seat && !t.step ? [words.say('clash-actions-left', { n: t.left })] : []),
      line(words.say('clash-goods'), GOODS.map((good, at) => `${words.name(`resource:${good}`)} ${p.goods[at]}`).join(', ')),
      words.say('clash-event-track', { n: p.cubes }),
      ...advances(p, words, things),
      ...leaders(p, words),
      ...hand('actions', p.actions, handRef, words),
      ...hand('objectives', p.objectives, (id) => `objective_card:${id}`, words),
      ...hand('wonders', p.wonders, (id) => `wonder:${id}`, words),
      ...won(p, words),
      line(words.say('clash-pieces'), pieces(t, p, words, things)),
      score(p, words),
    ],
  }
}

/** By category; the civilization's own after them. */
function advances(p: Player, words: Words, things: Things): string[] {
  const named = (ids: string[]) => ids.map((id) => words.name(`advance:${id}`)).join(', ')
  const common = COLUMNS.flat().map((category) => ({
    category,
    ids: categoryOf(things, category).filter((id) => id in p.advances),
  }))
  const listed = common.flatMap(({ ids }) => ids)
  const own = Object.keys(p.advances).filter((id) => !listed.includes(id))
  return [
    ...common.filter(({ ids }) => ids.length).map(({ category, ids }) => line(words.name(`category:${category}`), named(ids))),
    ...(own.length ? [line(words.name(`civilization:${p.civilization}`), named(own))] : []),
  ]
}

function leaders(p: Player, words: Words): string[] {
  return [
    ...(p.leader ? [line(words.say('clash-leads'), told(`leader:${p.leader}`, words))] : []),
    ...p.leaders.map((id) => line(words.say('clash-can-come'), told(`leader:${id}`, words))),
  ]
}

function hand(name: string, cards: string[] | Count, ref: (id: string) => Ref, words: Words): string[] {
  const heading = words.say(`clash-hand-${name}`)
  const seen = seenOf(cards).map((id) => line(heading, told(ref(id), words)))
  return seen.length ? seen : [line(heading, String(sizeOf(cards)))]
}

function won(p: Player, words: Words): string[] {
  const all = [
    ...p.completed.map((id) => words.name(`objective:${id}`)),
    ...p.killed.map((id) => words.name(`leader:${id}`)),
    ...[...Object.keys(p.kept), ...p.open_cards].map((id) => words.name(`event:${id}`)),
    ...(p.captives.length ? [words.say('clash-captives', { n: p.captives.length })] : []),
  ]
  return all.length ? [line(words.say('clash-won'), all.join(', '))] : []
}

function pieces(t: Table, p: Player, words: Words, things: Things): string {
  const all = [
    ...UNITS.map((id) => ({ ref: `unit:${id}`, n: p.supply[id] })),
    ...PIECES.map((id) => ({ ref: `building:${id}`, n: p.pieces[id] })),
  ].filter(({ ref }) => takesPart(t, things, ref))
  return all.map(({ ref, n }) => `${words.name(ref)} ${n}`).join(', ')
}

function score(p: Player, words: Words): string {
  const rows = SCORES.map((source) => `${words.say(`score-${source}`)} ${halved(p.points[source] ?? 0)}`)
  return line(words.say('clash-points'), `${halved(totalOf(p))} (${rows.join(', ')})`)
}
