/** Times as people say them. */

import { createSubscriber } from 'svelte/reactivity'

const UNITS: [unit: 'day' | 'hour' | 'minute', seconds: number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
]

const ticking = createSubscriber((tick) => {
  const timer = setInterval(tick, 10_000)
  return () => clearInterval(timer)
})

/** The present in seconds since 1970; what reads it is drawn anew every ten seconds. */
export function now(): number {
  ticking()
  return Date.now() / 1000
}

/** *3 min. ago*; below a minute *now*. */
export function ago(seconds: number, language: string): string {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  const passed = Math.max(0, now() - seconds)
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? ['second' as const, Infinity]
  return format.format(-Math.floor(passed / length), unit)
}

/** *3 min*: how long something has lasted; below a minute nothing. */
export function lasting(seconds: number, language: string): string {
  const passed = now() - seconds
  const found = UNITS.find(([, length]) => passed >= length)
  if (!found) return ''
  const [unit, length] = found
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(Math.floor(passed / length))
}

/** The time of day, with the date if it was not today. */
export function at(seconds: number, language: string): string {
  const when = new Date(seconds * 1000)
  const today = when.toDateString() === new Date(now() * 1000).toDateString()
  const dateStyle = today ? undefined : 'short'
  return new Intl.DateTimeFormat(language, { timeStyle: 'short', dateStyle }).format(when)
}
