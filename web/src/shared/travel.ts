/** Things travel from where they were to where they go.
 *
 * Whoever draws a thing marks its element with `{@attach travels('card:ziggurat')}`; whoever changes
 * the picture does it inside `moving(…)`.
 */

import { tick } from 'svelte'
import { moves } from './settings.svelte'
import type { Ref } from './types'

const LASTS = 250
const LEAST = 4

const drawn = new Map<HTMLElement, Ref>()

export function travels(thing: Ref): (element: HTMLElement) => () => void {
  return (element) => {
    drawn.set(element, thing)
    return () => drawn.delete(element)
  }
}

/** Change the picture; then let everything that has another place travel there. */
export async function moving(change: () => void): Promise<void> {
  if (!moves() || document.hidden) return change()
  const elements = new Map<HTMLElement, DOMRect>()
  const things = new Map<Ref, DOMRect>()
  for (const [element, thing] of drawn) {
    const box = element.getBoundingClientRect()
    if (!box.width) continue
    elements.set(element, box)
    things.set(thing, box)
  }
  change()
  await tick()
  for (const [element, thing] of drawn) {
    const before = elements.get(element) ?? things.get(thing)
    if (before) travel(element, before)
  }
}

function travel(element: HTMLElement, from: DOMRect): void {
  const to = element.getBoundingClientRect()
  if (!to.width || Math.hypot(from.left - to.left, from.top - to.top) < LEAST) return
  const zoom = element.offsetWidth ? to.width / element.offsetWidth : 1
  const x = (from.left + from.width / 2 - to.left - to.width / 2) / zoom
  const y = (from.top + from.height / 2 - to.top - to.height / 2) / zoom
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${from.width / to.width})`, zIndex: 10, position: 'relative' },
      { transform: 'none', zIndex: 10, position: 'relative' },
    ],
    { duration: LASTS, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
  )
}
