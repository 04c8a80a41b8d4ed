/** The whole table in sentences. */

import type { Section } from '..'
import { reader } from '../../shared/reader.svelte'
import type { Ref, Things, View } from '../../shared/types'
import type { Words } from '../../shared/words'
import { Lie } from '../../table/map/squares'
import { spacesOf, squareIn } from './map'
import {
  FAMILIES,
  LEVELS,
  MARKET,
  UNITS,
  VICTORIES,
  buildingOf,
  eventsIn,
  idsOf,
  orderOf,
  progressOf,
  rowsOf,
  seenOf,
  stage,
  tableOf,
  type Player,
  type Table,
} from './model'

export function text(view: View, words: Words): Section[] {
  const t = tableOf(view)
  const things = reader.things(view.title)
  return [common(view, t, words, things), map(t, words, things), ...orderOf(t).map((p) => player(t, p, words, things))]
}

const line = (heading: string, said: string): string => `${heading}: ${said}`
const told = (ref: Ref, words: Words): string => `${words.name(ref)}. ${words.text(ref)}`
const counted = (pairs: [ref: Ref, n: number][], words: Words): string =>
  pairs.filter(([, n]) => n).map(([ref, n]) => words.say(`${ref.replace(':', '-')}.count`, { n })).join(', ') || '–'

function common(view: View, t: Table, words: Words, things: Things): Section {
  const stacks = FAMILIES.map((family) => {
    const forms = idsOf(things, 'building').filter((id) => buildingOf(things, id)?.family === family)
    return `${forms.map((id) => words.name(`building:${id}`)).join(' / ')} ${t.supply[family] ?? 0}`
  })
  return {
    heading: words.phrase(stage(view)),
    lines: [
      line(words.say('civilization-player-order'), orderOf(t).map(({ seat }) => words.player(seat)).join(', ')),
      ...t.wonders.flatMap((id, at) =>
        id ? [line(words.say('civilization-wonder-market'), `${told(`wonder:${id}`, words)} ${words.say('civilization-costs', { n: t.wonder_costs[at] })}`)] : [],
      ),
      line(words.say('civilization-building-market'), stacks.join(', ')),
      line(words.say('civilization-resources'), counted(MARKET.map((id, at) => [`resource:${id}`, t.market[at] ?? 0]), words)),
      ...UNITS.map((unit, at) => words.say('civilization-deck', { thing: `unit:${unit}`, n: t.unit_decks[unit], discarded: t.unit_discards[at]?.length ?? 0 })),
      ...t.event_decks.map((n, at) => words.say('civilization-deck', { thing: `deck:${at + 1}`, n, discarded: t.event_discards[at]?.length ?? 0 })),
    ],
  }
}

/** The map, square by square; a tile that lies face down is named once. */
function map(t: Table, words: Words, things: Things): Section {
  const spaces = spacesOf(t)
  const lie = new Lie(spaces)
  const seen = spaces.filter(({ slot }, at) => t.tiles[slot]?.tile || spaces.findIndex((each) => each.slot === slot) === at)
  const lines = seen.map((space) => line(words.name(space.ref), squareIn(t, things, lie, space, words).join(', ')))
  return { heading: words.say('civilization-map'), lines }
}

function player(t: Table, p: Player, words: Words, things: Things): Section {
  return {
    heading: `${words.player(p.seat)} (${words.person(p.seat)})`,
    lines: [
      line(words.say('civilization-victories'), victories(t, p, words, things)),
      line(words.name('icon:trade'), String(p.trade)),
      words.say('icon-culture.count', { n: p.culture }),
      line(words.say('civilization-government'), told(`government:${p.government}`, words)),
      ...pyramid(p, words, things),
      line(words.say('civilization-forces'), counted(UNITS.map((unit) => [`unit:${unit}`, p.units[unit] ?? 0]), words)),
      line(words.say('civilization-resources'), stores(p, words)),
      ...events(p, words),
      ...p.reserve.map((id) => line(words.say('civilization-reserve'), told(`great_person:${id}`, words))),
      ...p.wonders.map((id) => line(words.say('civilization-wonders'), told(`wonder:${id}`, words))),
      ...p.obsolete.map((id) => line(words.say('civilization-wonders'), `${words.name(`wonder:${id}`)} (${words.say('civilization-obsolete')})`)),
      limits(p, words),
    ],
  }
}

function victories(t: Table, p: Player, words: Words, things: Things): string {
  return VICTORIES.map((kind) => {
    const [have, of] = progressOf(t, things, p, kind)
    return of ? `${words.name(`victory:${kind}`)} ${have}/${of}` : words.say(have ? 'civilization-capital-stands' : 'civilization-capital-lost')
  }).join(', ')
}

/** Row by row, from the foot to the top. */
function pyramid(p: Player, words: Words, things: Things): string[] {
  return rowsOf(things, p.techs).flatMap((row, at) =>
    row.length ? [line(`${words.say('civilization-pyramid')} ${LEVELS[at + 1]}`, row.map((id) => words.name(`tech:${id}`)).join(', '))] : [],
  )
}

function stores(p: Player, words: Words): string {
  const tokens = counted(MARKET.map((id, at) => [`resource:${id}`, p.goods[at] ?? 0]), words)
  const markers = Array.isArray(p.markers)
    ? p.markers.map((id) => words.name(`marker:${id}`))
    : Object.entries(p.markers).flatMap(([kind, n]) => (n ? [words.say(`marker-${kind}.count`, { n })] : []))
  return [tokens, ...markers].join(', ')
}

function events(p: Player, words: Words): string[] {
  const heading = words.say('civilization-events')
  const seen = seenOf(p.events).map((id) => line(heading, told(`event:${id}`, words)))
  return seen.length ? seen : [line(heading, String(eventsIn(p.events)))]
}

function limits(p: Player, words: Words): string {
  const said = (name: string, n: number) => words.say(`civilization-has-${name}`, { n })
  return [
    said('armies', p.unbuilt.army),
    said('scouts', p.unbuilt.scout),
    said('speed', p.speed),
    said('stacking', p.stacking),
    said('battle-hand', p.battle_hand),
    words.say('civilization-event-limit', { n: p.event_hand }),
  ].join(', ')
}
