/** The whole table in sentences. */

import type { Section } from '..'
import { reader } from '../../shared/reader.svelte'
import type { Things, View } from '../../shared/types'
import type { Words } from '../../shared/words'
import { figuresOf, type Figure } from './map'
import {
  EVENTS,
  LEVELS,
  MARKET,
  RESOURCES,
  SLOTS,
  agendasOf,
  building,
  cardRef,
  diplomacyRef,
  focusOf,
  nextEvent,
  settled,
  tableOf,
  tokenRef,
  type Player,
  type Table,
} from './model'

export function text(view: View, words: Words): Section[] {
  const t = tableOf(view)
  const things = reader.things(view.title)
  return [
    common(t, words),
    victory(t, words, things),
    market(t, words),
    map(t, words),
    ...inOrder(t).map((p) => player(t, p, words, things)),
  ].filter(({ lines }) => lines.length)
}

const line = (heading: string, said: string): string => `${heading}: ${said}`
const inOrder = ({ players, first }: Table): Player[] => [...players.slice(first), ...players.slice(0, first)]

function common(t: Table, words: Words): Section {
  if (building(t)) return { heading: words.say('screen-building'), lines: t.players.flatMap((p) => hand(p, words)) }
  const now = words.name(`event:${EVENTS[t.dial]}`)
  const next = `event:${nextEvent(t)}`
  const states = Object.entries(t.stocks).map(
    ([state, n]) => `${words.name(`city_state:${state}`)} (${words.say('dawn-cards-left', { n })})`,
  )
  return {
    heading: words.say('dawn-stage', { n: t.round }),
    lines: [
      line(words.say('dawn-event'), now),
      line(words.say('dawn-next-event'), `${words.name(next)}. ${words.text(next)}`),
      ...(states.length ? [line(words.say('dawn-city-states'), states.join(', '))] : []),
      line(words.say('dawn-turn-order'), inOrder(t).map(({ seat }) => words.player(seat)).join(', ')),
    ],
  }
}

function hand({ seat, tiles }: Player, words: Words): string[] {
  if (!tiles.length) return []
  return [line(words.player(seat), tiles.map((tile) => words.name(`tile:${tile}`)).join(', '))]
}

function victory(t: Table, words: Words, things: Things): Section {
  const lines = t.victory.flatMap((card) =>
    agendasOf(things, card).map((agenda) => {
      const stand = t.players.filter(settled).map((p) => {
        const done = p.agendas.includes(agenda) ? ` (${words.say('dawn-done')})` : ''
        return `${words.player(p.seat)} ${p.progress[agenda]?.join('/')}${done}`
      })
      return `${words.name(`agenda:${agenda}`)}. ${words.text(`agenda:${agenda}`)} ${stand.join(', ')}`
    }),
  )
  return { heading: words.say('screen-victory'), lines }
}

function market(t: Table, words: Words): Section {
  const lines = MARKET.map((type, at) => {
    const wonder = t.market[at]
    const left = words.say('dawn-deck', { n: t.deck_sizes[at] ?? 0 })
    const said = wonder ? `${words.name(cardRef(wonder))}. ${words.text(cardRef(wonder))}` : words.say('dawn-deck-empty')
    return `${line(words.name(`type:${type}`), said)} ${left}`
  })
  return { heading: words.say('dawn-market'), lines }
}

/** Everything that lies on the map, space by space. */
function map(t: Table, words: Words): Section {
  const all = figures(t)
  const lines = t.hexes.flatMap((_, space) => {
    const lying = lyingOn(all, space, words)
    return lying.length ? [line(placeOf(t, space, words), lying.join(', '))] : []
  })
  return { heading: words.say('dawn-map'), lines }
}

function placeOf(t: Table, space: number, words: Words): string {
  const [q, r, terrain] = t.hexes[space]!
  return words.say('dawn-space', { terrain: `terrain:${terrain}`, q: minus(q), r: minus(r) })
}
const minus = (n: number): string => String(n).replace('-', '−')

/** A space in sentences: what lies on it, and what is printed on it. */
export function spaceIn(t: Table, space: number, words: Words): string[] {
  const [, , terrain, marker] = t.hexes[space]!
  const printed = marker === 'capital' ? words.say('dawn-star') : marker && words.name(marker)
  return [
    words.name(`terrain:${terrain}`),
    ...lyingOn(figures(t), space, words),
    ...(printed ? [line(words.say('dawn-printed'), printed)] : []),
  ]
}

const figures = (t: Table): Figure[] => figuresOf(t, (what, spaces) => spaces.map((n) => `${what}.${n}`))

const lyingOn = (all: Figure[], space: number, words: Words): string[] =>
  all
    .filter(({ n }) => n === space)
    .map(({ kind, seat, mature, ref }) =>
      ref ? words.name(ref) : words.say(`dawn-piece-${mature ? `mature-${kind}` : kind}`, { seat: `seat:${seat}` }),
    )

function player(t: Table, p: Player, words: Words, things: Things): Section {
  const who = p.automated ? words.say('dawn-automated') : words.person(p.seat)
  return {
    heading: `${words.player(p.seat)} (${who})`,
    lines: [
      words.text(`leader:${p.leader}`),
      ...p.row.map((card, at) => focus(p, card, at, words, things)),
      line(words.say('screen-dial'), String(p.dial)),
      line(words.say('dawn-resources'), RESOURCES.map((id, at) => `${words.name(`resource:${id}`)} ${p.resources[at]}`).join(', ')),
      ...(settled(p) ? pieces(t, p, words) : []),
      ...held(p, words, things),
    ],
  }
}

function focus(p: Player, card: string, at: number, words: Words, things: Things): string {
  const level = LEVELS[focusOf(things, card)?.level ?? 0]
  const marks = [
    words.say('dawn-in-slot', { n: at + 1, terrain: `terrain:${SLOTS[at]}` }),
    ...(p.slots && p.slots[at] !== at + 1 ? [words.say('dawn-counts-as', { n: p.slots[at] })] : []),
    ...(p.trade[at] ? [words.say('dawn-trade', { n: p.trade[at] })] : []),
    ...Object.keys(p.tokens).filter((token) => p.tokens[token] === card).map((token) => words.name(tokenRef(things, token))),
  ]
  return `${words.name(cardRef(card))} ${level} (${marks.join(', ')})`
}

function pieces(t: Table, p: Required<Player>, words: Words): string[] {
  const counts = [
    words.say('dawn-spaces-count', { n: p.spaces }),
    words.say('dawn-city-count', { n: p.unused_cities }),
    words.say('dawn-token-count', { n: p.unused_tokens }),
    words.say('dawn-mature-count', { n: p.mature.length }),
  ]
  const caravans = p.caravans.map((space) => placeOf(t, space, words))
  const where = caravans.length ? [line(words.say('dawn-caravans'), caravans.join(', '))] : []
  return [counts.join(', '), ...where]
}

function held(p: Player, words: Words, things: Things): string[] {
  const told = (ref: string) => `${words.name(ref)}. ${words.text(ref)}`
  const beside = Object.keys(p.tokens).filter((token) => !p.tokens[token])
  return [
    ...p.wonders.map((id) => line(words.say('dawn-wonder'), told(cardRef(id)))),
    ...beside.map((token) => told(tokenRef(things, token))),
    ...p.diplomacy.map((card) => line(words.say('dawn-diplomacy-card'), told(diplomacyRef(card)))),
  ]
}
