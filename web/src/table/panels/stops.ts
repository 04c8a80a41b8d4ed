/** Where a replay stops: after every decision, action, turn or round. */

import type { Entry, Moment } from '../../shared/types'

export const STEPS = ['decision', 'action', 'turn', 'round'] as const
export type Step = (typeof STEPS)[number]

/** The moments to stop at, the first and the last included. */
export function stopsOf(step: Step, moments: Moment[], rounds: number[], last: number): number[] {
  const stops = step === 'round' ? rounds : moments.filter((_, i) => isStop(step, moments, i)).map(({ n }) => n)
  return [...new Set([0, ...stops, last])].sort((a, b) => a - b)
}

function isStop(step: Step, moments: Moment[], i: number): boolean {
  if (step === 'action') return moments[i].safe
  return step === 'decision' || moments[i + 1]?.seat !== moments[i].seat
}

/** The moments at which rounds begin, in order. */
export function roundsOf(entries: Entry[], headings: string[]): number[] {
  return entries.filter(({ key }) => headings.includes(key)).map(({ moment }) => moment)
}
