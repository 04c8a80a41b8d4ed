/** Where tokens stand on a track. */

import type { Nation, Table, Track } from './model'
import { RESOURCES, settled } from './model'

/** Who stands on one space: seats, the solo opponent, the War. */
export interface Space {
  value: number
  seats: number[]
  opponent: boolean
  war: boolean
  /** From the left end, in per cent. */
  at: number
}

export function valueOf(n: Nation, track: Track): number {
  return track === 'books' ? (n.goods[RESOURCES.indexOf('books')] ?? 0) : n[track]
}

export function spacesOf(t: Table, track: Track): Space[] {
  const spaces = new Map<number, Space>()
  const space = (value: number) => {
    const found = spaces.get(value) ?? { value, seats: [], opponent: false, war: false, at: 0 }
    spaces.set(value, found)
    return found
  }
  // In player order: who is earlier wins ties, and lies on top.
  for (const seat of t.order) {
    const n = t.nations[seat]
    if (settled(n)) space(valueOf(n, track)).seats.push(seat)
  }
  if (t.opponent) space(t.opponent[track]).opponent = true
  if (track === 'strength' && t.war) space(t.war_strength).war = true
  return spread([...spaces.values()].sort((one, two) => one.value - two.value))
}

/** How wide a space is: tokens overlap a little. In per cent of a rail as long as it usually is. */
function width({ seats, opponent, war }: Space): number {
  const TOKEN = 26
  const STEP = 15
  const RAIL = 220
  const tokens = seats.length + Number(opponent) + Number(war)
  return (100 * (TOKEN + STEP * (tokens - 1))) / RAIL
}

/** Places in proportion to the values, but never so near that tokens hide each other. */
function spread(spaces: Space[]): Space[] {
  const OVER = 5
  const low = Math.min(0, spaces[0]?.value ?? 0)
  const high = Math.max(5, spaces.at(-1)?.value ?? 0)
  let free = -OVER
  for (const space of spaces) {
    const half = width(space) / 2
    space.at = Math.max(free + half, (100 * (space.value - low)) / (high - low))
    free = space.at + half
  }
  free = 100 + OVER
  for (const space of spaces.toReversed()) {
    const half = width(space) / 2
    space.at = Math.min(free - half, space.at)
    free = space.at - half
  }
  return spaces
}
