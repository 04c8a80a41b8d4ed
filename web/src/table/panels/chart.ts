/** The numbers behind the line chart of scores. */

import type { Scores } from '../../shared/types'

/** The outlines of the seats' shapes in a circle of radius 1: disc, square, triangle, diamond, star. */
export const SHAPES = [
  'M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z',
  'M-.86-.86H.86V.86H-.86Z',
  'M0-1.1L1.05.8H-1.05Z',
  'M0-1.2L1.2 0L0 1.2L-1.2 0Z',
  'M0-1.2L.32-.4L1.14-.37L.5.14L.71.97L0 .5L-.71.97L-.5.14L-1.14-.37L-.32-.4Z',
]

/** Every seat's total at one moment of a round; `at` counts rounds, with fractions. */
export interface Point {
  at: number
  round: number
  totals: number[]
}

/** A line that follows every step back and forth only looks restless. */
const PER_ROUND = 8

/** The course of the match: rounds are equally long, each told by a few points and its end. */
export function pointsOf({ points }: Scores): Point[] {
  const rounds = [...new Set(points.map(({ round }) => round))]
  return rounds.flatMap((round, place) =>
    thinned(points.filter((point) => point.round === round)).map(({ sheets }, i, kept) => ({
      at: place + (i + 1) / kept.length,
      round,
      totals: sheets.map(total),
    })),
  )
}

function thinned<T>(all: T[]): T[] {
  const count = Math.min(PER_ROUND, all.length)
  return Array.from({ length: count }, (_, i) => all[Math.ceil(((i + 1) * all.length) / count) - 1]!)
}

export function total(sheet: Record<string, number>): number {
  return Object.values(sheet).reduce((sum, n) => sum + n, 0)
}

/** The last point of every round: where the markers stand and what the table lists. */
export function roundEnds(points: Point[]): Point[] {
  return points.filter((point, i) => points[i + 1]?.round !== point.round)
}

/** Round numbers that carry the grid, a handful of them, from below the least to above the most. */
export function ticksOf(points: Point[]): number[] {
  const all = points.flatMap((point) => point.totals)
  const low = Math.min(0, ...all)
  const high = Math.max(1, ...all)
  const step = [1, 2, 5, 10, 20, 50, 100, 200].find((each) => (high - low) / each <= 6) ?? 500
  const first = Math.floor(low / step)
  const count = Math.ceil(high / step) - first + 1
  return Array.from({ length: count }, (_, i) => (first + i) * step)
}

/** Moves heights apart so that labels of a line's height do not overlap; keeps their order. */
export function spread(heights: number[], gap: number, low: number, high: number): number[] {
  const order = heights.map((_, i) => i).sort((a, b) => heights[a] - heights[b])
  const placed = [...heights]
  let least = low
  for (const i of order) least = (placed[i] = Math.max(placed[i], least)) + gap
  let most = high
  for (const i of order.reverse()) most = (placed[i] = Math.min(placed[i], most)) - gap
  return placed
}
