/** Maps on the screen: what is the same for hexes and squares. */

import type { Ref } from '../../shared/types'

/** Room around the spaces. */
const RIM = 12

export type Point = readonly [x: number, y: number]

export interface Space {
  n: number
  /** As the rules call it: `3,-1`, `C4`. */
  word: string
  ref: Ref
  /** Where it is on the screen. */
  x: number
  y: number
}

export interface Box {
  x: number
  y: number
  w: number
  h: number
}

/** The shape of a space, around its middle. */
export class Shape {
  readonly outline: string
  readonly inner: string
  /** Within the border of a territory. */
  readonly core: string
  /** For styles. */
  readonly clip: string

  constructor(
    readonly w: number,
    readonly h: number,
    readonly corners: Point[],
  ) {
    this.outline = drawn(corners, 1)
    this.inner = drawn(corners, 0.93)
    this.core = drawn(corners, 0.83)
    this.clip = `polygon(${corners.map(([x, y]) => `${share(x + w / 2, w)} ${share(y + h / 2, h)}`).join(',')})`
  }

  /** Some spaces as one shape. */
  shape(points: readonly Point[]): string {
    return points.map((point) => drawn(this.corners, 1, point)).join('')
  }

  boxOf(points: readonly Point[]): Box {
    const xs = points.map(([x]) => x)
    const ys = points.map(([, y]) => y)
    const [left, top] = [Math.min(...xs) - this.w / 2 - RIM, Math.min(...ys) - this.h / 2 - RIM]
    return {
      x: left,
      y: top,
      w: Math.max(...xs) + this.w / 2 + RIM - left,
      h: Math.max(...ys) + this.h / 2 + RIM - top,
    }
  }
}

/** Where spaces lie on the screen. */
export interface Layout<S extends Space = Space> {
  readonly grid: Shape
  readonly spaces: S[]
  /** The space that an arrow key leads to. */
  beyond(space: S, key: string): S | undefined
}

/** A part of the whole, for styles. */
export const share = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(3)}%`

function drawn(corners: Point[], part: number, [atX, atY]: Point = [0, 0]): string {
  return `M${corners.map(([x, y]) => `${(x * part + atX).toFixed(2)} ${(y * part + atY).toFixed(2)}`).join('L')}Z`
}
