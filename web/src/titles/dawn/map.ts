/** The map on the screen: where its spaces lie, what lies on them, and where lines run. */

import type { Ref, Things } from '../../shared/types'
import type { Player, Table } from './model'

/** From the middle of a space to its corners; a space is pointy at the top. */
export const SIZE = 50
export const ACROSS = SIZE * Math.sqrt(3)
/** Room around the spaces, and of the compass in a corner. */
const RIM = 12
export const COMPASS = 62

type Hex = readonly [q: number, r: number]
type Printed = readonly [q: number, r: number, terrain: string, marker: string]
export type Point = readonly [x: number, y: number]

/** Clockwise from the east. */
const DIRECTIONS: Hex[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]
/** Corner `d` and the next one bound the side in direction `d`. */
const CORNERS: Point[] = DIRECTIONS.map((_, at) => {
  const angle = ((60 * at - 30) * Math.PI) / 180
  return [SIZE * Math.cos(angle), SIZE * Math.sin(angle)]
})
export const OUTLINE = outline(1)
export const INNER = outline(0.93)
/** Within the border of a territory. */
export const CORE = outline(0.83)

function outline(share: number): string {
  return `M${CORNERS.map(([x, y]) => `${(x * share).toFixed(2)} ${(y * share).toFixed(2)}`).join('L')}Z`
}

export interface Space {
  n: number
  /** As the rules call it: `3,-1`. */
  word: string
  ref: Ref
  terrain: string
  marker: string
  /** Where it is on the screen: the map may be turned. */
  hex: Hex
  x: number
  y: number
}

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** Turned clockwise around the origin by so many sixths. */
export function turned([q, r]: Hex, times: number): Hex {
  let hex: Hex = [q, r]
  for (let n = 0; n < times; n++) hex = [-hex[1], hex[0] + hex[1]]
  return hex
}

export function pointOf([q, r]: Hex): Point {
  return [ACROSS * (q + r / 2), 1.5 * SIZE * r]
}

export const hexOf = (word: string): Hex => word.split(',').map(Number) as unknown as Hex
const wordOf = ([q, r]: Hex): string => `${q},${r}`
const wordIn = (ref: Ref): string => ref.slice(ref.indexOf(':') + 1)
export const isHex = (ref: Ref): boolean => ref.startsWith('hex:')
/** Where a space that a thing names is on the screen. */
export const placeOf = (ref: Ref, turn: number): Point => pointOf(turned(hexOf(wordIn(ref)), turn))

export function spacesOf(printed: readonly Printed[], turn: number): Space[] {
  return printed.map(([q, r, terrain, marker], n) => {
    const hex = turned([q, r], turn)
    const [x, y] = pointOf(hex)
    const word = wordOf([q, r])
    return { n, word, ref: `hex:${word}`, terrain, marker, hex, x, y }
  })
}

/** What is printed on a side of a tile, around its space 0. */
export function shapeOf(things: Things, tile: Ref, side: string): Printed[] {
  return (things[tile]?.[side] as Printed[] | undefined) ?? []
}

/** The spaces of a side of a tile, turned, with its space 0 somewhere. */
export function laid(shape: readonly Printed[], rotation: number, [q, r]: Hex): Printed[] {
  return shape.map(([ownQ, ownR, ...printed]) => {
    const [toQ, toR] = turned([ownQ, ownR], rotation)
    return [q + toQ, r + toR, ...printed]
  })
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [left, top] = [Math.min(...xs) - ACROSS / 2 - RIM, Math.min(...ys) - SIZE - RIM]
  return {
    x: left,
    y: top,
    w: Math.max(...xs) + ACROSS / 2 + RIM - left,
    h: Math.max(...ys) + SIZE + RIM - top,
  }
}

/** How to turn the map so that it shows as large as it can in a room. */
export function bestTurn(printed: readonly Printed[], wide: number, high: number): number {
  const scales = [0, 1, 2].map((turn) => {
    const { w, h } = boxOf(printed.map(([q, r]) => pointOf(turned([q, r], turn))))
    return Math.min(wide / w, high / h)
  })
  return scales.indexOf(Math.max(...scales))
}

/** Below the compass stand the buttons of the frame. */
const BUTTONS = 56

/** The box with a compass in its emptiest corner, made wider where that is not empty enough. */
export function withCompass(box: Box, points: readonly Point[]): { box: Box; at: Point } {
  const room = COMPASS + 4
  const corners = [box.x + room, box.x + box.w - room].flatMap((x) =>
    [box.y + room, box.y + box.h - room - BUTTONS].map((y): Point => [x, y]),
  )
  const free = corners.map(([x, y]) => Math.min(...points.map((each) => Math.hypot(each[0] - x, each[1] - y))))
  const best = free.indexOf(Math.max(...free))
  const lacks = Math.max(0, room + SIZE - free[best]!)
  const [x, y] = corners[best]!
  const left = best < 2
  return {
    box: { ...box, x: left ? box.x - lacks : box.x, w: box.w + lacks },
    at: [left ? x - lacks : x + lacks, y],
  }
}

// Lines

/** Which tile each space is on: ten on every tile, one on a water token. */
export function tilesOf(map: string): number[] {
  const words = map.split(' ').filter(Boolean)
  return words.flatMap((word, tile) => Array<number>(word.startsWith('0') ? 1 : 10).fill(tile))
}

/** Where spaces lie on the screen. */
export class Lie {
  #at: Map<string, Space>

  constructor(spaces: Space[]) {
    this.#at = new Map(spaces.map((space) => [wordOf(space.hex), space]))
  }

  next({ hex: [q, r] }: Space, direction: number): Space | undefined {
    const [toQ, toR] = DIRECTIONS[(direction + 6) % 6]!
    return this.#at.get(wordOf([q + toQ, r + toR]))
  }

  /** The space that an arrow key leads to; up and down in a straight line, zigzag. */
  beyond(space: Space, key: string): Space | undefined {
    const even = space.hex[1] % 2 === 0
    const ways: Record<string, number[]> = {
      ArrowRight: [0],
      ArrowLeft: [3],
      ArrowUp: even ? [5, 4] : [4, 5],
      ArrowDown: even ? [1, 2] : [2, 1],
    }
    return (ways[key] ?? []).map((direction) => this.next(space, direction)).find(Boolean)
  }
}

/** The lines between tiles. */
export function seams(spaces: Space[], lie: Lie, tiles: number[]): string {
  return spaces
    .flatMap((space) =>
      [0, 1, 2]
        .filter((direction) => {
          const near = lie.next(space, direction)
          return near && tiles[near.n] !== tiles[space.n]
        })
        .map((direction) => line(corner(space, direction), corner(space, direction + 1))),
    )
    .join('')
}

/** The border of an area, a little inside it. */
export function border(area: Space[], lie: Lie, inside: number): string {
  const within = new Set(area.map(({ n }) => n))
  const same = (space: Space, direction: number) => within.has(lie.next(space, direction)?.n ?? -1)
  // Towards the middle where the border turns around a space, along its side where it goes on.
  const bent = (space: Space, at: number, onward: number, near: number): Point => {
    const [x, y] = corner(space, at)
    const [toX, toY] = same(space, near) ? corner(space, onward) : [space.x, space.y]
    const share = (1.155 * inside) / SIZE
    return [x + (toX - x) * share, y + (toY - y) * share]
  }
  return area
    .flatMap((space) =>
      DIRECTIONS.map((_, d) => d)
        .filter((d) => !same(space, d))
        .map((d) => line(bent(space, d, d - 1, d - 1), bent(space, d + 1, d + 2, d + 1))),
    )
    .join('')
}

function corner({ x, y }: Space, at: number): Point {
  const [toX, toY] = CORNERS[(at + 6) % 6]!
  return [x + toX, y + toY]
}

function line(from: Point, to: Point): string {
  return `M${from.map((each) => each.toFixed(1)).join(' ')}L${to.map((each) => each.toFixed(1)).join(' ')}`
}

/** Steps over open land. */
export function distance(a: Space, b: Space): number {
  const [q, r] = [a.hex[0] - b.hex[0], a.hex[1] - b.hex[1]]
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}

// What lies where

export type Kind =
  'token' | 'reinforced' | 'city' | 'capital' | 'caravan' | 'barbarian' | 'resource' | 'natural_wonder' | 'city_state' | 'wonder'

/** Something on a space, as it is drawn. */
export interface Figure {
  /** The same as long as it is the same piece. */
  key: string
  kind: Kind
  n: number
  seat?: number
  mature?: boolean
  /** What it is among the printed things. */
  ref?: Ref
}

/** By the last two bits of a piece. */
const KINDS: Kind[] = ['token', 'reinforced', 'city', 'capital']

/** All pieces and tokens on the map. Control tokens and caravans have no names: `named` gives them. */
export function figuresOf(t: Table, named: (what: string, spaces: number[]) => string[]): Figure[] {
  return [
    ...Object.entries(t.things).map(([n, ref]): Figure => thing(Number(n), ref)),
    ...t.players.flatMap((player) => piecesOf(t, player, named)),
    ...Object.entries(t.sites).map(([id, n]): Figure => ({ key: `card:${id}`, kind: 'wonder', n, ref: `card:${id}` })),
    ...Object.entries(t.barbarians)
      .filter(([, n]) => n >= 0)
      .map(([letter, n]): Figure => ({ key: `barbarian:${letter}`, kind: 'barbarian', n, ref: `barbarian:${letter}` })),
  ]
}

function thing(n: number, ref: Ref): Figure {
  const kind = ref.slice(0, ref.indexOf(':')) as Kind
  return { key: kind === 'resource' ? `${ref}@${n}` : ref, kind, n, ref }
}

function piecesOf(t: Table, player: Player, named: (what: string, spaces: number[]) => string[]): Figure[] {
  const { seat, cities, control, caravans } = player
  const tokens = named(`token:${seat}`, control)
  const wagons = named(`caravan:${seat}`, caravans)
  return [
    ...cities.map((n): Figure => ({
      key: `city:${n}`,
      kind: KINDS[t.pieces[n]! & 3]!,
      n,
      seat,
      mature: player.mature?.includes(n) ?? false,
    })),
    ...control.map((n, at): Figure => ({ key: tokens[at]!, kind: KINDS[t.pieces[n]! & 3]!, n, seat })),
    ...caravans.map((n, at): Figure => ({ key: wagons[at]!, kind: 'caravan', n, seat })),
  ]
}

/** Gives names to pieces so that one that moved keeps its own: when one has left its space and one
 * has come to another, they are the same. */
export function namer(): (what: string, spaces: number[]) => string[] {
  const known = new Map<string, [name: string, space: number][]>()
  let count = 0
  return (what, spaces) => {
    const left = [...(known.get(what) ?? [])]
    const stays = spaces.map((space) => {
      const at = left.findIndex(([, before]) => before === space)
      return at < 0 ? undefined : left.splice(at, 1)[0]![0]
    })
    const moved = left.length === 1 && stays.filter((name) => !name).length === 1 ? left[0]![0] : undefined
    const names = stays.map((name) => name ?? moved ?? `${what}.${count++}`)
    known.set(what, names.map((name, at) => [name, spaces[at]!]))
    return names
  }
}

const UNDER: Kind[] = ['wonder', 'caravan', 'barbarian']

/** Where a figure stands in its space, and how large: what stands alone has all of it. */
export function stance(figure: Figure, here: Figure[]): { x: number; y: number; scale: number } {
  const of = (kind: Kind) => here.filter((each) => each.kind === kind)
  const main = here.find(({ kind }) => !UNDER.includes(kind))
  const crowded = main !== undefined && of('barbarian').length > 0
  const at = of(figure.kind).indexOf(figure)
  if (figure === main) return crowded ? { x: 10, y: 7, scale: 0.85 } : { x: 0, y: of('wonder').length ? -6 : 0, scale: 1 }
  if (figure.kind === 'wonder') return { x: 26 * (at - (of('wonder').length - 1) / 2), y: 29, scale: 1 }
  if (figure.kind === 'barbarian') return main ? { x: -20 + 14 * at, y: -17, scale: 0.8 } : { x: 14 * at, y: 0, scale: 1 }
  const alone = here.length === of('caravan').length
  const spread = at - (of('caravan').length - 1) / 2
  return alone ? { x: 30 * spread, y: 0, scale: 1.2 } : { x: 24 - 24 * at, y: 24, scale: 0.9 }
}
