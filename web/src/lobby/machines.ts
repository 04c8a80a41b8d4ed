/** Machine players as people are offered them. */

import type { SeatWish, TitleInfo } from '../shared/types'

/** A style that the match's seed draws. */
export const ANY = 'any'
/** The strength where nobody has chosen one. */
const USUAL = 'normal'

export function machine(player = USUAL, style = ANY): SeatWish {
  return { kind: 'machine', player, style }
}

/** The machine player that was wished for, as far as the title has it. */
export function fitting({ player, style }: SeatWish, { players, styles }: TitleInfo): SeatWish {
  const known = style === '' || styles.includes(style ?? ANY)
  return machine(players.find((name) => name === player), known ? style : ANY)
}
