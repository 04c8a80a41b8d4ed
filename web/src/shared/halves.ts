/** Points as people count them, in halves: 12½. */
export function halves(points: number): string {
  const whole = Math.trunc(points)
  if (points === whole) return String(whole).replace('-', '−')
  const sign = points < 0 ? '−' : ''
  return `${sign}${whole ? Math.abs(whole) : ''}½`
}
