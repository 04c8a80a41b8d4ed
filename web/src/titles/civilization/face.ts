/** What the faces of cards show; of a tech, an icon for everything that it brings. */

import { unitIcon, type TechInfo } from './model'

export interface Benefit {
  /** Of an icon. */
  name: string
  colour: string
  n?: string
}

export function benefitsOf(tech: TechInfo): Benefit[] {
  const found: Benefit[] = []
  const add = (name: string, colour: string, n?: string) => found.push({ name, colour, n })
  for (const id of tech.buildings ?? []) add(`building:${id}`, 'var(--card-building)')
  if (tech.walls) add('walls', 'var(--card-building)')
  if (tech.government) add(`government:${tech.government}`, 'var(--card-government)')
  if (tech.unit) add(unitIcon(tech.unit, tech.rank ?? 1), 'var(--card-unit)')
  if (tech.speed) add('speed', 'var(--ink-soft)', String(tech.speed))
  if (tech.stacking) add('stacking', 'var(--ink-soft)', String(tech.stacking))
  if (tech.water) add('water', 'var(--icon-trade)')
  if (tech.city_limit) add('city', 'var(--ink-soft)', String(tech.city_limit))
  if (tech.hand) add('hand', 'var(--card-event)', `+${tech.hand}`)
  if (tech.coins) add('icon:coin', 'var(--icon-coin)', tech.coins > 1 ? String(tech.coins) : undefined)
  for (const { cost } of tech.abilities ?? []) for (const [good, n] of Object.entries(cost)) paid(good, n, add)
  return found
}

/** The price of an ability: a resource, or so much of what is counted. */
function paid(good: string, n: number, add: (name: string, colour: string, n?: string) => void): void {
  if (good === 'trade' || good === 'culture') add(`icon:${good}`, `var(--icon-${good})`, String(n))
  else add(`resource:${good}`, `var(--res-${good})`, n > 1 ? String(n) : undefined)
}

/** What is drawn as a card, and the colour of its band. */
export const CARDS: Record<string, string> = {
  building: 'var(--card-building)',
  wonder: 'var(--card-wonder)',
  great_person: 'var(--card-person)',
  government: 'var(--card-government)',
  event: 'var(--card-event)',
}

/** How wide a letter of a small name is, in pixels. */
const LETTER = 6.5

/** About how many lines a small name has in a card so many pixels wide. */
export function linesOf(name: string, width: number): number {
  const room = Math.max(2, Math.floor((width - 6) / LETTER))
  let [lines, left] = [0, 0]
  for (const { length } of name.split(' ')) {
    if (length < left) {
      left -= length + 1
      continue
    }
    lines += length > room ? Math.ceil((length + 1) / (room - 1)) : 1
    left = Math.max(0, room - length)
  }
  return lines
}
