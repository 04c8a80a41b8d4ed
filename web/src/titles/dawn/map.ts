/** The map on the screen: where its spaces lie, and what lies on them. */

import type { Ref, Things } from '../../shared/types'
import type { Placed } from '../../table/map/figures'
import { Lie, POINTED, SIZE, type Hex, type Space as HexSpace } from '../../table/map/hexes'
import type { Box, Point } from '../../table/map/spaces'
import type { Player, Table } from './model'

/** Of the compass in a corner. */
export const COMPASS = 62

type Printed = readonly [q: number, r: number, terrain: string, marker: string]

/** A space; the map may be turned on the screen. */
export interface Space extends HexSpace {
  terrain: string
  marker: string
}

/** Turned clockwise around the origin by so many sixths. */
export function turned([q, r]: Hex, times: number): Hex {
  let hex: Hex = [q, r]
  for (let n = 0; n < times; n++) hex = [-hex[1], hex[0] + hex[1]]
  return hex
}

export const pointOf = (hex: Hex): Point => POINTED.pointOf(hex)
export const lieOf = (spaces: Space[]): Lie<Space> => new Lie(POINTED, spaces)

export const hexOf = (word: string): Hex => word.split(',').map(Number) as unknown as Hex
const wordOf = ([q, r]: Hex): string => `${q},${r}`
const wordIn = (ref: Ref): string => ref.slice(ref.indexOf(':') + 1)
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

/** How to turn the map so that it shows as large as it can in a room. */
export function bestTurn(printed: readonly Printed[], wide: number, high: number): number {
  const scales = [0, 1, 2].map((turn) => {
    const { w, h } = POINTED.boxOf(printed.map(([q, r]) => pointOf(turned([q, r], turn))))
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

/** Which tile each space is on: ten on every tile, one on a water token. */
export function tilesOf(map: string): number[] {
  const words = map.split(' ').filter(Boolean)
  return words.flatMap((word, tile) => Array<number>(word.startsWith('0') ? 1 : 10).fill(tile))
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

const UNDER: Kind[] = ['wonder', 'caravan', 'barbarian']

/** Figures with their places on the screen. */
export function placedOf(figures: Figure[], spaces: Space[]): (Figure & Placed)[] {
  return figures.map((figure) => {
    const { x, y, scale } = stance(figure, figures.filter(({ n }) => n === figure.n))
    const space = spaces[figure.n]!
    return { ...figure, x: space.x + x, y: space.y + y, scale, front: UNDER.includes(figure.kind) }
  })
}

/** Where a figure stands in its space, and how large: what stands alone has all of it. */
function stance(figure: Figure, here: Figure[]): { x: number; y: number; scale: number } {
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
