/** The map on the screen: its squares, and what stands on them. */

import type { Ref, Things } from '../../shared/types'
import type { Words } from '../../shared/words'
import type { Placed } from '../../table/map/figures'
import { Lie, pointOf, SIDE, type Space as SquareSpace } from '../../table/map/squares'
import type { Box } from '../../table/map/spaces'
import { FIGURES, ICONS, markRef, MOVED, MOVING, type City, type FigureKind, type Icons, type Table } from './model'

const TERRAINS: Record<string, string> = {
  M: 'mountain',
  F: 'forest',
  G: 'grassland',
  D: 'desert',
  W: 'water',
  '?': 'unexplored',
}
const UNEXPLORED = 'unexplored'
/** Squares along a side of a tile. */
const TILE = 4

export interface Space extends SquareSpace {
  terrain: string
  /** The slot of its tile. */
  slot: number
}

export function spacesOf(t: Table): Space[] {
  return t.squares.map(([word, column, row, letter, , , slot], n) => {
    const [x, y] = pointOf([column, row])
    return { n, word, ref: `square:${word}`, square: [column, row], x, y, terrain: TERRAINS[letter]!, slot }
  })
}
export const isHidden = ({ terrain }: Space): boolean => terrain === UNEXPLORED

/** Where each tile lies, by slot. */
export function tilesOf(spaces: Space[]): Box[] {
  const tiles: Box[] = []
  for (const { slot, x, y } of spaces) tiles[slot] ??= { x: x - SIDE / 2, y: y - SIDE / 2, w: TILE * SIDE, h: TILE * SIDE }
  return tiles
}

/** The city in whose outskirts a square lies, or whose center it is. */
export function cityAround(t: Table, lie: Lie<Space>, space: Space): City | undefined {
  return [space, ...lie.around(space)].map(({ n }) => t.cities[n]).find(Boolean)
}

/** Squares in somebody's outskirts that yield nothing: another's figure stands there. */
export function blockadesOf(t: Table, lie: Lie<Space>): Space[] {
  const held = new Map(t.players.flatMap(({ seat, figures }) => figures.map(([n]) => [n, seat])))
  return [...held].flatMap(([n, seat]) => {
    const space = lie.spaces[n]!
    const owner = t.cities[n] ? undefined : cityAround(t, lie, space)?.owner
    return owner === undefined || owner === seat ? [] : [space]
  })
}

// What stands where

/** Figures of one kind that can all do the same. */
export interface Stack {
  n: number
  owner: number
  kind: FigureKind
  count: number
  moved: boolean
  /** Squares that they may still move, if they move now. */
  left?: number
}

export interface Figure extends Placed {
  n: number
  city?: City
  /** A building, wonder or great person. */
  mark?: Ref
  hut?: string
  blockade?: boolean
  stack?: Stack
}

export function stacksOf(t: Table): Stack[] {
  const found = new Map<string, Stack>()
  for (const { seat: owner, figures } of t.players) {
    for (const [n, kind, flags] of figures) {
      const moved = (flags & MOVED) > 0
      const left = flags & MOVING ? t.left : undefined
      const key = [n, owner, kind, moved, left].join(' ')
      const stack = found.get(key) ?? { n, owner, kind, count: 0, moved, left }
      found.set(key, { ...stack, count: stack.count + 1 })
    }
  }
  return [...found.values()].sort((a, b) => a.n - b.n || FIGURES.indexOf(a.kind) - FIGURES.indexOf(b.kind))
}

/** All figures with their places. Those that move have no names: `named` gives them. */
export function figuresOf(t: Table, things: Things, lie: Lie<Space>, named: (what: string, spaces: number[]) => string[]): Figure[] {
  const stacks = stacksOf(t)
  const keys = keysOf(stacks, named)
  const standing = (key: string, n: number, more: Partial<Figure>): Figure => {
    const { x, y } = lie.spaces[n]!
    return { key: `${key}:${n}`, n, x, y, scale: 1, ...more }
  }
  return [
    ...Object.entries(t.built).map(([n, mark]) => standing(mark, Number(n), { mark: markRef(things, mark) })),
    ...Object.entries(t.huts).map(([n, hut]) => standing('hut', Number(n), { hut })),
    ...blockadesOf(t, lie).map(({ n }) => standing('blockade', n, { blockade: true })),
    ...Object.entries(t.cities).map(([n, city]) => standing('city', Number(n), { city })),
    ...stacks.map((stack) => {
      const { x, y, scale } = stance(t, stack, stacks.filter(({ n }) => n === stack.n))
      const { x: atX, y: atY } = lie.spaces[stack.n]!
      return { key: keys.get(stack)!, n: stack.n, x: atX + x, y: atY + y, scale, front: true, stack }
    }),
  ]
}

function keysOf(stacks: Stack[], named: (what: string, spaces: number[]) => string[]): Map<Stack, string> {
  const whatOf = ({ owner, kind }: Stack) => `${owner}.${kind}`
  return new Map(
    [...new Set(stacks.map(whatOf))].flatMap((what) => {
      const alike = stacks.filter((stack) => whatOf(stack) === what)
      const names = named(what, alike.map(({ n }) => n))
      return alike.map((stack, at) => [stack, names[at]!] as const)
    }),
  )
}

/** How wide a token is with its number, and how wide a row can be. */
const TOKEN = 54
const ROW = 94

/** Where figures stand in their square: at its foot before what lies there, or in all of it. */
function stance(t: Table, stack: Stack, here: Stack[]): { x: number; y: number; scale: number } {
  const owners = [...new Set(here.map(({ owner }) => owner))]
  const row = here.filter(({ owner }) => owner === stack.owner)
  const [y, most] = standing(t, stack, owners)
  const scale = Math.min(most, ROW / TOKEN / row.length)
  const raised = stack.left === undefined ? 0 : -7
  return { x: TOKEN * scale * (row.indexOf(stack) - (row.length - 1) / 2), y: y + raised, scale }
}
function standing(t: Table, { n, owner }: Stack, owners: number[]): [y: number, scale: number] {
  return owners.length > 1 ? [[24, -24][owners.indexOf(owner) % 2]!, 0.8] : footing(t, n)
}
/** How low a lone token stands in a square, and how large. */
export const footing = (t: Table, n: number): [y: number, scale: number] =>
  t.built[n] || t.huts[n] || t.cities[n] ? [26, 0.78] : [12, 1.15]

export const colourOf = (owner: number): string => `var(--seat-${owner})`

/** Icons as a list: each with its number. */
export const listed = (icons: Icons): [kind: string, n: number][] =>
  ICONS.flatMap((kind): [string, number][] => (icons[kind] ? [[kind, icons[kind]]] : []))
/** What is printed on a square and not covered. */
export function printedOn(t: Table, n: number): { icons: [kind: string, n: number][]; resource: string } {
  if (t.cities[n] || t.built[n]) return { icons: [], resource: '' }
  const [, , , , [trade, production, culture, coin], resource] = t.squares[n]!
  return { icons: listed({ trade, production, culture, coin }), resource }
}
/** The name of an icon, in words and in the sprite. */
export const iconRef = (kind: string): Ref => `icon:${kind === 'combat' ? 'battle' : kind}`

// In words

/** A square in words: its terrain and what it yields, then everything on it. */
export function squareIn(t: Table, things: Things, lie: Lie<Space>, space: Space, words: Words): string[] {
  const { n, word, terrain } = space
  const { icons, resource } = printedOn(t, n)
  const [city, mark, hut] = [t.cities[n], t.built[n], t.huts[n]]
  const around = city || isHidden(space) ? undefined : cityAround(t, lie, space)
  return [
    words.name(`terrain:${terrain}`),
    ...icons.map(([kind, n]) => words.say(`${iconRef(kind).replace(':', '-')}.count`, { n })),
    ...(resource ? [words.name(`resource:${resource}`)] : []),
    ...(hut ? [words.name(`marker:${hut}`)] : []),
    ...(mark ? [words.name(markRef(things, mark))] : []),
    ...(city ? [cityIn(city, words)] : []),
    ...(around ? [words.say('civilization-outskirts', { owner: `seat:${around.owner}` })] : []),
    ...stacksOf(t).filter((stack) => stack.n === n).map((stack) => stackIn(stack, words)),
    ...(blockadesOf(t, lie).includes(space) ? [words.say('civilization-blockaded')] : []),
    ...(t.disasters[word] ? [words.say('civilization-disaster')] : []),
    ...(t.frozen.includes(n) ? [words.say('civilization-frozen')] : []),
  ]
}

function cityIn({ owner, capital, walls, trade, production, culture, resources, done }: City, words: Words): string {
  const what = words.say('civilization-city', { owner: `seat:${owner}`, capital: String(capital) })
  const yields = listed({ trade, production, culture }).map(([kind, n]) => words.say(`icon-${kind}.count`, { n }))
  const more = [
    ...(walls ? [words.say('walls')] : []),
    ...yields,
    ...resources.map((id) => words.name(`resource:${id}`)),
    ...(done.length ? [words.say('civilization-city-done')] : []),
  ]
  return more.length ? `${what}: ${more.join(', ')}` : what
}

function stackIn({ owner, kind, count, moved }: Stack, words: Words): string {
  const what = words.say(`figure-${kind}.count`, { n: count })
  return words.say(moved ? 'civilization-owned-moved' : 'civilization-owned', { what, owner: `seat:${owner}` })
}
