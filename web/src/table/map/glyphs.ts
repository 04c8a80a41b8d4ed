/** What terrain looks like: a few strokes of a pen in a space, around its middle at 0, 0. */

import type { Point } from './spaces'

interface Glyphs {
  /** Strokes, and areas in the same ink. */
  lines: string
  areas: string
}

const tuft = ([x, y]: Point) => `M${x - 4} ${y}q-1-7-5-10M${x} ${y}q-1-9 1-15M${x + 4} ${y}q1-7 6-9`
const hump = ([x, y]: Point, w: number) =>
  `M${x - w} ${y}q${w * 0.9}-${w * 1.5} ${2 * w} 0M${x + w * 0.1} ${y - w * 0.5}q${w * 0.35} ${w * 0.1} ${w * 0.5} ${w * 0.45}`
const tree = ([x, y]: Point) =>
  `M${x} ${y - 21}l7 10h-3.5l5.5 8h-4l5 7h-8.5v5h-3v-5h-8.5l5-7h-4l5.5-8h-3.5z`
const dune = ([x, y]: Point, w: number) => `M${x - w} ${y}q${w * 0.6}-${w * 0.75} ${w} 0q${w * 0.4}-${w * 0.5} ${w} 0`
const grain = ([x, y]: Point) => `M${x - 1.6} ${y}a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0`
const peak = ([x, y]: Point, h: number) => `M${x - h * 0.62} ${y}L${x} ${y - h}L${x + h * 0.62} ${y}`
const shade = ([x, y]: Point, h: number) =>
  `M${x} ${y - h}L${x + h * 0.62} ${y}H${x + h * 0.14}L${x + h * 0.2} ${y - h * 0.36}L${x - h * 0.04} ${y - h * 0.52}z`
const ear = ([x, y]: Point) =>
  `M${x} ${y}v-19` + [5, 9.5, 14].map((up) => `M${x} ${y - up}q5-1 6-6M${x} ${y - up}q-5-1-6-6`).join('')
const wave = ([x, y]: Point) => `M${x - 15} ${y}q3.75-6 7.5 0t7.5 0t7.5 0t7.5 0`

const all = (draw: (at: Point) => string, places: Point[]) => places.map(draw).join('')

/** By terrain, two ways to fill a space. */
const GLYPHS: Record<string, Glyphs[]> = {
  grassland: [
    { lines: all(tuft, [[-20, -10], [12, -20], [20, 16], [-8, 26]]), areas: '' },
    { lines: all(tuft, [[18, -12], [-10, -24], [-22, 14], [8, 24]]), areas: '' },
  ],
  fields: [
    { lines: all(ear, [[-24, 4], [-4, -13], [18, -10], [28, 14], [6, 20], [-16, 33]]), areas: '' },
    { lines: all(ear, [[24, 4], [3, -14], [-19, -9], [-28, 15], [-6, 20], [17, 33]]), areas: '' },
  ],
  hills: [
    { lines: hump([12, -8], 17) + hump([-12, 12], 19) + hump([18, 24], 13), areas: '' },
    { lines: hump([-14, -10], 16) + hump([13, 8], 20) + hump([-14, 26], 13), areas: '' },
  ],
  forest: [
    { lines: '', areas: all(tree, [[-21, 0], [1, -14], [22, -2], [-9, 24], [13, 25]]) },
    { lines: '', areas: all(tree, [[21, 2], [-2, -12], [-23, 0], [10, 26], [-12, 26]]) },
  ],
  desert: [
    { lines: dune([8, -16], 19) + dune([-12, 6], 19) + dune([12, 24], 18), areas: all(grain, [[-22, -16], [24, 4], [-20, 24], [-8, -26]]) },
    { lines: dune([-8, -14], 19) + dune([13, 8], 19) + dune([-8, 27], 17), areas: all(grain, [[22, -14], [-24, 8], [20, 25], [4, -28]]) },
  ],
  mountain: [
    { lines: peak([-13, 14], 32) + peak([15, 22], 40), areas: shade([-13, 14], 32) + shade([15, 22], 40) },
    { lines: peak([14, 12], 30) + peak([-12, 22], 42), areas: shade([14, 12], 30) + shade([-12, 22], 42) },
  ],
  water: [
    { lines: all(wave, [[-12, -18], [16, 0], [-10, 20]]), areas: '' },
    { lines: all(wave, [[12, -20], [-16, 2], [12, 22]]), areas: '' },
  ],
}

export function glyphsOf(terrain: string, n: number): Glyphs | undefined {
  const ways = GLYPHS[terrain]
  return ways?.[n % ways.length]
}
