/** The map on the screen: its spaces, and what stands on them. */

import type { Ref } from '../../shared/types'
import type { Words } from '../../shared/words'
import type { Placed } from '../../table/map/figures'
import { FLAT, Lie, type Space as HexSpace } from '../../table/map/hexes'
import { BARBARIANS, idOf, MOODS, PIRATES, UNITS, type City, type Table, type UnitKind } from './model'

/** Letters of terrains: what they are, and how they are drawn. */
const TERRAINS: Record<string, [name: string, drawn: string]> = {
  F: ['fertile', 'fields'],
  M: ['mountain', 'mountain'],
  T: ['forest', 'forest'],
  B: ['barren', 'desert'],
  W: ['sea', 'water'],
  '?': ['unexplored', 'unexplored'],
}
const SEA = 'W'
export const UNEXPLORED = 'unexplored'
/** Spaces of a region. */
const REGION = 4
/** Moved, fought, or stuck in the mountains. */
const TIRED = 1 | 2 | 4
const HIRED = 32

export interface Space extends HexSpace {
  /** As it is drawn. */
  terrain: string
}

export function spacesOf(t: Table): Space[] {
  return t.hexes.map(([word, q, r, letter], n) => {
    const [x, y] = FLAT.pointOf([q, r])
    return { n, word, ref: `hex:${word}`, hex: [q, r], x, y, terrain: drawn(letter) }
  })
}
const drawn = (letter: string) => TERRAINS[letter]![1]

export const lieOf = (spaces: Space[]): Lie<Space> => new Lie(FLAT, spaces)
export const regionOf = (n: number): number => Math.floor(n / REGION)
/** The first space of a region stands for it. */
export const firstOf = (n: number): number => REGION * regionOf(n)
/** The spaces of the region that begins with a space. */
export const regionFrom = (spaces: Space[], first: number): Space[] => spaces.slice(first, first + REGION)
export const middleOf = (region: Space[]): { x: number; y: number } => ({
  x: region.reduce((sum, { x }) => sum + x / region.length, 0),
  y: region.reduce((sum, { y }) => sum + y / region.length, 0),
})
/** The spaces of a region with the terrain that it shows, straight or turned. */
export function laid(region: Space[], letters: string, turned: boolean): Space[] {
  const shown = turned ? [...letters].reverse() : [...letters]
  return region.map((space, at) => ({ ...space, terrain: drawn(shown[at]!) }))
}

// What stands where

/** Units of one kind that can all do the same. */
export interface Stack {
  n: number
  owner: number
  kind: UnitKind
  count: number
  tired: boolean
  /** A ship of the pirates under a player's command. */
  hired: boolean
  /** Land units on ships, and ships with such. */
  aboard: boolean
}

export interface Figure extends Placed {
  n: number
  city?: City
  stack?: Stack
}

export const isHired = (flags: number): boolean => (flags & HIRED) > 0
export const isSea = (t: Table, n: number): boolean => t.hexes[n]?.[3] === SEA

export function stacksOf(t: Table): Stack[] {
  const found = new Map<string, Stack>()
  t.units.forEach((units, owner) => {
    for (const [n, kind, flags] of units) {
      const [tired, hired] = [(flags & TIRED) > 0, isHired(flags)]
      const key = [n, owner, kind, tired, hired].join(' ')
      const stack = found.get(key) ?? { n, owner, kind, count: 0, tired, hired, aboard: isSea(t, n) && laden(t, n, owner) }
      found.set(key, { ...stack, count: stack.count + 1 })
    }
  })
  return [...found.values()].sort((a, b) => a.n - b.n || UNITS.indexOf(b.kind) - UNITS.indexOf(a.kind))
}
const laden = (t: Table, n: number, owner: number) =>
  t.units[owner]!.some(([space, kind]) => space === n && kind !== 'ship')

/** All figures with their places. Units have no names: `named` gives them. */
export function figuresOf(t: Table, spaces: Space[], named: (what: string, spaces: number[]) => string[]): Figure[] {
  const stacks = stacksOf(t)
  const keys = keysOf(stacks, named)
  const cities = Object.entries(t.cities).map(([n, city]): Figure => {
    const { x, y } = spaces[Number(n)]!
    return { key: `city:${n}`, n: Number(n), x, y, scale: 1, city }
  })
  const units = stacks.map((stack): Figure => {
    const space = spaces[stack.n]!
    const { x, y, scale } = stance(stack, stacks.filter(({ n }) => n === stack.n), t.cities[stack.n]?.owner)
    return { key: keys.get(stack)!, n: stack.n, x: space.x + x, y: space.y + y, scale, front: true, stack }
  })
  // The hull lies before those aboard.
  return [...cities, ...units.filter(({ stack }) => stack!.kind !== 'ship'), ...units.filter(({ stack }) => stack!.kind === 'ship')]
}

function keysOf(stacks: Stack[], named: (what: string, spaces: number[]) => string[]): Map<Stack, string> {
  const whats = [...new Set(stacks.map(whatOf))]
  return new Map(
    whats.flatMap((what) => {
      const alike = stacks.filter((stack) => whatOf(stack) === what)
      const names = named(what, alike.map(({ n }) => n))
      return alike.map((stack, at) => [stack, names[at]!] as const)
    }),
  )
}
const whatOf = ({ owner, kind, hired }: Stack) => `${owner}.${kind}.${hired}`

/** How wide a token is with its number, and how wide a row can be. */
const TOKEN = 54
const ROW = 78
/** Rows of so many tokens. */
const ROWS = [[], [1], [2], [2, 1], [2, 2], [3, 2], [3, 3], [4, 3], [4, 4]]

/** Where units stand in their space: at the foot of a city of somebody's, aboard their ships, or in all of it. */
function stance(stack: Stack, here: Stack[], host?: number): { x: number; y: number; scale: number } {
  const owners = [...new Set(here.map(({ owner }) => owner))].sort((a, b) => Number(b === host) - Number(a === host) || a - b)
  const camp = owners.indexOf(stack.owner)
  const mine = here.filter(({ owner }) => owner === stack.owner)
  if (stack.aboard) return aboard(stack, mine, owners.length > 1 ? [-18, 20][camp % 2]! : 4)
  if (host !== undefined) return inRow(mine, stack, [34, -34][camp % 2]!, 0.58)
  if (owners.length > 1) return inRow(mine, stack, [21, -21][camp % 2]!, 0.7)
  return inRows(mine, stack)
}

/** The hull, and those who stand in it. */
function aboard(stack: Stack, mine: Stack[], y: number) {
  const same = mine.filter(({ kind }) => (kind === 'ship') === (stack.kind === 'ship'))
  if (stack.kind !== 'ship') return inRow(same, stack, y - 8, 0.62)
  return inRow(same, stack, y + 11, 1 / same.length)
}
function inRow(row: Stack[], stack: Stack, y: number, scale: number) {
  const apart = Math.min(TOKEN * scale, ROW / row.length)
  return { x: apart * (row.indexOf(stack) - (row.length - 1) / 2), y, scale }
}
function inRows(mine: Stack[], stack: Stack) {
  const [upper = 1, lower = 0] = ROWS[Math.min(mine.length, ROWS.length - 1)]!
  const scale = Math.min(1, 1.7 / upper)
  const at = mine.indexOf(stack)
  const rows = lower ? [mine.slice(0, upper), mine.slice(upper)] : [mine]
  const row = at < upper ? 0 : 1
  return inRow(rows[row]!, stack, lower ? [-19, 19][row]! : 0, lower ? Math.min(scale, 0.72) : scale)
}

/** The colour of somebody's pieces. */
export function colourOf(owner: number): string {
  if (owner === BARBARIANS) return '#6f6a64'
  return owner === PIRATES ? '#211d1c' : `var(--seat-${owner})`
}

// In words

export function ownerRef(owner: number): Ref {
  if (owner === BARBARIANS) return 'owner:barbarians'
  return owner === PIRATES ? 'owner:pirates' : `seat:${owner}`
}
export function ownerOf(ref: Ref): number {
  if (ref === 'owner:barbarians') return BARBARIANS
  return ref === 'owner:pirates' ? PIRATES : Number(idOf(ref))
}
export const sizeOfCity = ({ buildings, wonders }: City): number => 1 + Object.keys(buildings).length + wonders.length

/** A space in words: its terrain, then everything on it. */
export function spaceIn(t: Table, n: number, words: Words): string[] {
  const city = t.cities[n]
  return [
    words.name(`terrain:${TERRAINS[t.hexes[n]![3]]![0]}`),
    ...(t.exhausted.includes(n) ? [words.say('clash-exhausted')] : []),
    ...(city ? [cityIn(city, words)] : []),
    ...stacksOf(t).filter((stack) => stack.n === n).map((stack) => stackIn(stack, words)),
  ]
}

function cityIn(city: City, words: Words): string {
  const { owner, mood, buildings, wonders } = city
  const pieces = [
    ...Object.entries(buildings).map(([id, colour]) => {
      const name = words.name(`building:${id}`)
      return colour === owner ? name : words.say('clash-owned', { what: name, owner: ownerRef(colour) })
    }),
    ...wonders.map((id) => words.name(`wonder:${id}`)),
  ]
  const what = words.say('clash-city', { owner: ownerRef(owner), n: sizeOfCity(city), mood: MOODS[mood] })
  return pieces.length ? `${what}: ${pieces.join(', ')}` : what
}

function stackIn({ owner, kind, count, tired, hired }: Stack, words: Words): string {
  const what = hired ? words.name('owner:pirates') : words.say(`unit-${kind}.count`, { n: count })
  return words.say(tired ? 'clash-owned-tired' : 'clash-owned', { what, owner: ownerRef(owner) })
}
