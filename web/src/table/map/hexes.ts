/** Maps of hexes on the screen: where spaces lie, and where lines run between them. */

import type { Ref } from '../../shared/types'
import { Shape, type Layout, type Point, type Space as AnySpace } from './spaces'

/** From the middle of a space to its corners. */
export const SIZE = 50
const HEIGHT = SIZE * Math.sqrt(3)

export type Hex = readonly [q: number, r: number]

export interface Space extends AnySpace {
  /** Where it is on the screen. */
  hex: Hex
}

/** Clockwise, from the east or from the side right of it. */
const DIRECTIONS: Hex[] = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]]

const wordOf = ([q, r]: Hex): string => `${q},${r}`
export const isHex = (ref: Ref): boolean => ref.startsWith('hex:')

/** Corner `d` and the next one bound the side in direction `d`. */
function cornersOf(flat: boolean): Point[] {
  return DIRECTIONS.map((_, at) => {
    const angle = ((60 * at - (flat ? 0 : 30)) * Math.PI) / 180
    return [SIZE * Math.cos(angle), SIZE * Math.sin(angle)]
  })
}

/** How spaces stand: with a corner at the top, or flat there. */
export class Grid extends Shape {
  constructor(readonly flat: boolean) {
    super(flat ? 2 * SIZE : HEIGHT, flat ? HEIGHT : 2 * SIZE, cornersOf(flat))
  }

  pointOf([q, r]: Hex): Point {
    return this.flat ? [1.5 * SIZE * q, HEIGHT * (r + q / 2)] : [HEIGHT * (q + r / 2), 1.5 * SIZE * r]
  }

  /** Where an arrow key leads from a space: straight on, in a zigzag where no side is that way. */
  ways([q, r]: Hex, key: string): number[] {
    const even = (this.flat ? q : r) % 2 === 0
    const keys: Record<string, number[]> = this.flat
      ? { ArrowUp: [4], ArrowDown: [1], ArrowRight: even ? [0, 5] : [5, 0], ArrowLeft: even ? [2, 3] : [3, 2] }
      : { ArrowRight: [0], ArrowLeft: [3], ArrowUp: even ? [5, 4] : [4, 5], ArrowDown: even ? [1, 2] : [2, 1] }
    return keys[key] ?? []
  }
}

export const POINTED = new Grid(false)
export const FLAT = new Grid(true)

/** Where spaces lie on the screen. */
export class Lie<S extends Space = Space> implements Layout<S> {
  #at: Map<string, S>

  constructor(
    readonly grid: Grid,
    readonly spaces: S[],
  ) {
    this.#at = new Map(spaces.map((space) => [wordOf(space.hex), space]))
  }

  next({ hex: [q, r] }: Space, direction: number): S | undefined {
    const [toQ, toR] = DIRECTIONS[(direction + 6) % 6]!
    return this.#at.get(wordOf([q + toQ, r + toR]))
  }

  beyond(space: Space, key: string): S | undefined {
    return this.grid.ways(space.hex, key).map((direction) => this.next(space, direction)).find(Boolean)
  }

  /** The lines between areas; each space has the number of its own. */
  seams(areas: number[]): string {
    return this.spaces
      .flatMap((space) =>
        [0, 1, 2]
          .filter((direction) => {
            const near = this.next(space, direction)
            return near && areas[near.n] !== areas[space.n]
          })
          .map((direction) => line(this.#corner(space, direction), this.#corner(space, direction + 1))),
      )
      .join('')
  }

  /** The border of an area, a little inside it. */
  border(area: Space[], inside: number): string {
    const within = new Set(area.map(({ n }) => n))
    const same = (space: Space, direction: number) => within.has(this.next(space, direction)?.n ?? -1)
    // Towards the middle where the border turns around a space, along its side where it goes on.
    const bent = (space: Space, at: number, onward: number, near: number): Point => {
      const [x, y] = this.#corner(space, at)
      const [toX, toY] = same(space, near) ? this.#corner(space, onward) : [space.x, space.y]
      const part = (1.155 * inside) / SIZE
      return [x + (toX - x) * part, y + (toY - y) * part]
    }
    return area
      .flatMap((space) =>
        DIRECTIONS.map((_, d) => d)
          .filter((d) => !same(space, d))
          .map((d) => line(bent(space, d, d - 1, d - 1), bent(space, d + 1, d + 2, d + 1))),
      )
      .join('')
  }

  #corner({ x, y }: Space, at: number): Point {
    const [toX, toY] = this.grid.corners[(at + 6) % 6]!
    return [x + toX, y + toY]
  }
}

function line(from: Point, to: Point): string {
  return `M${from.map((each) => each.toFixed(1)).join(' ')}L${to.map((each) => each.toFixed(1)).join(' ')}`
}

/** Steps over open land. */
export function distance(a: Space, b: Space): number {
  const [q, r] = [a.hex[0] - b.hex[0], a.hex[1] - b.hex[1]]
  return Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))
}
