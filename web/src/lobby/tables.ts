/** Tables in the order in which they want me. */

import type { Sheet } from '../shared/types'

export function isMyTurn(sheet: Sheet): boolean {
  if (sheet.status !== 'playing' || sheet.paused) return false
  return sheet.waiting.some((seat) => sheet.me.seats.includes(seat))
}

const rank = (sheet: Sheet): number => (isMyTurn(sheet) ? 0 : sheet.status === 'playing' ? 1 : 2)

/** My turn first, then where others play, then where seats are free; the latest first. */
export function byUrgency(sheets: Sheet[]): Sheet[] {
  return sheets.toSorted((one, other) => rank(one) - rank(other) || other.since - one.since)
}
