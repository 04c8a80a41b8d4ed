/** Maps of squares on the screen. */

import { Shape, type Layout, type Point, type Space as AnySpace } from './spaces'

/** A side of a square. */
export const SIDE = 100

/** To the east, to the south. */
export type Square = readonly [x: number, y: number]

export interface Space extends AnySpace {
  square: Square
}

const HALF = SIDE / 2
const KEYS: Record<string, Square> = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] }

export const SQUARES = new Shape(SIDE, SIDE, [[-HALF, -HALF], [HALF, -HALF], [HALF, HALF], [-HALF, HALF]])

export const pointOf = ([x, y]: Square): Point => [SIDE * x, SIDE * y]
export const isSquare = (ref: string): boolean => ref.startsWith('square:')

/** Where spaces lie on the screen. */
export class Lie<S extends Space = Space> implements Layout<S> {
  readonly grid = SQUARES
  #at: Map<string, S>

  constructor(readonly spaces: S[]) {
    this.#at = new Map(spaces.map((space) => [space.square.join(), space]))
  }

  at([x, y]: Square): S | undefined {
    return this.#at.get(`${x},${y}`)
  }

  beyond({ square: [x, y] }: S, key: string): S | undefined {
    const way = KEYS[key]
    return way && this.at([x + way[0], y + way[1]])
  }

  /** All eight neighbours. */
  around({ square: [x, y] }: S): S[] {
    const steps = [-1, 0, 1]
    return steps
      .flatMap((down) => steps.map((right) => [right, down] as const))
      .filter(([right, down]) => right || down)
      .flatMap(([right, down]) => this.at([x + right, y + down]) ?? [])
  }
}
