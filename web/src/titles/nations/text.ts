/** The whole table in sentences. */

import type { Section } from '..'
import { reader } from '../../shared/reader.svelte'
import type { Things, View } from '../../shared/types'
import type { Words } from '../../shared/words'
import { plain, signed } from './face'
import {
  RESOURCES,
  SHEET,
  TRACKS,
  VP,
  advisorsOf,
  cardRef,
  eventOf,
  rowsOf,
  settled,
  tableOf,
  total,
  type Nation,
  type Opponent,
  type Table,
} from './model'
import { productionOf } from './sums'
import { spacesOf, type Space } from './tracks'

export function text(view: View, words: Words): Section[] {
  const t = tableOf(view)
  const things = reader.things(view.title)
  return [
    board(t, words),
    middle(t, words, things),
    ...(t.draft.length ? [draft(t, words)] : []),
    ...TRACKS.map((track) => ({
      heading: words.name(`track:${track}`),
      lines: spacesOf(t, track).toReversed().map((space) => standing(space, words)),
    })),
    ...t.order.map((seat) => t.nations[seat]).filter(settled).map((n) => nation(n, words)),
  ]
}

const told = (id: string, words: Words): string => `${words.name(cardRef(id))}. ${words.text(cardRef(id))}`
const line = (words: Words, key: string, said: string): string => `${words.say(key)}: ${said}`

function board(t: Table, words: Words): Section {
  const lines = rowsOf(t).flatMap(({ price, cards }) =>
    cards.filter(Boolean).map((id) => `${words.amount('good:gold', price)}: ${told(id, words)}`),
  )
  return { heading: words.say('board-progress'), lines }
}

function middle(t: Table, words: Words, things: Things): Section {
  const lines = [line(words, 'board-architects', String(t.architects))]
  const event = eventOf(things, t.event)
  if (event) {
    const halves = event.parts.map((part) => `${words.name(part)}. ${words.text(part)}`)
    lines.push(...halves.map((half) => line(words, 'board-event', half)))
    lines.push(line(words, 'board-famine', words.say('screen-famine', { n: event.famine ?? 0 })))
  }
  const strength = words.say('screen-strength', { n: t.war_strength })
  lines.push(t.war ? line(words, 'board-war', `${strength}; ${told(t.war, words)}`) : words.say('nat-no-war'))
  if (t.opponent) lines.push(line(words, 'board-opponent', words.say('screen-opponent', numbers(t.opponent))))
  const order = t.order.map((seat) => {
    const passed = t.nations[seat]?.passed
    return words.player(seat) + (passed ? words.say('dash') + words.say('screen-passed', { n: passed }) : '')
  })
  lines.push(`${words.name('track:order')}: ${order.join(', ')}`)
  return { heading: words.say('screen-middle'), lines }
}

const numbers = ({ strength, stability, books }: Opponent) => ({ strength, stability, books })

function draft(t: Table, words: Words): Section {
  const lines = t.draft.map((id) => {
    const ref = `nation:${id}`
    return `${words.name(ref)}. ${words.say('side-B')}: ${words.text(ref)}`
  })
  return { heading: words.say('phase-draft'), lines }
}

function standing({ value, seats, opponent, war }: Space, words: Words): string {
  const who = seats.map((seat) => words.player(seat))
  if (opponent) who.push(words.say('board-opponent'))
  if (war) who.push(words.say('board-war'))
  return `${plain(value)}: ${who.join(', ')}`
}

function nation(n: Nation, words: Words): Section {
  const person = words.person(n.seat)
  const side = words.say(`side-${n.side}`)
  const level = words.say(`difficulty-${n.difficulty}`)
  return {
    heading: `${words.player(n.seat)} (${person}, ${side}, ${level})`,
    lines: [...goods(n, words), ...cards(n, words), ...people(n, words), score(n, words)],
  }
}

function goods(n: Nation, words: Words): string[] {
  const have = RESOURCES.map((good, at) => {
    const change = productionOf(n, good)
    return `${words.name(`good:${good}`)} ${n.goods[at]} (${signed(change)})`
  })
  const tracks = (['strength', 'stability'] as const).map((good) => `${words.name(`good:${good}`)} ${plain(n[good])}`)
  const vp = `${words.name('good:vp')} ${n.goods[VP]}`
  return [line(words, 'nat-goods', [...have, ...tracks, vp].join(', '))]
}

function cards(n: Nation, words: Words): string[] {
  const staffed = n.cards.map((id, space) => {
    if (!id) return words.say('board-empty')
    const workers = words.say('nat-workers', { n: n.workers[space] ?? 0 })
    return `${words.name(cardRef(id))} (${workers}). ${words.text(cardRef(id))}`
  })
  const listed = (key: string, ids: string[]) => ids.filter(Boolean).map((id) => line(words, key, told(id, words)))
  const stages = words.say('nat-stages', { n: n.sections })
  const built = n.construction ? [line(words, 'screen-built', `${words.name(cardRef(n.construction))}, ${stages}`)] : []
  return [
    ...staffed,
    ...listed('board-advisor', advisorsOf(n)),
    ...built,
    ...listed('board-wonders', n.wonders),
    ...listed('board-colonies', n.colonies),
  ]
}

function people(n: Nation, words: Words): string[] {
  const track = words.say('screen-track', {
    food: n.food_track,
    'food-of': n.food_spaces,
    stability: n.stability_track,
    'stability-of': n.stability_spaces,
  })
  const parts = [words.say('screen-in-area', { n: n.area }), track]
  if (n.beside) parts.push(words.say('screen-beside', { n: n.beside }))
  const own = Object.values(n.private).reduce((sum, count) => sum + count, 0)
  const architects = own ? [line(words, 'board-private-architects', String(own))] : []
  return [line(words, 'screen-workers', parts.join('; ')), ...architects]
}

function score(n: Nation, words: Words): string {
  const rows = SHEET.map((row) => `${words.say(`score-${row}`)} ${n.score[row] ?? 0}`)
  return line(words, 'nat-score-now', `${total(n)} (${rows.join(', ')})`)
}
