/** The battle that was fought since my last answer: it deserves a picture, although it is over. */

import type { TableContext } from '../../table/context'
import { sinceAsked } from '../../table/since.svelte'
import { lastFight, type Fight } from './fight'

export function latest(here: TableContext): () => Fight | undefined {
  const since = sinceAsked(here)
  return () => {
    const fight = lastFight(here.entries)
    if (!fight?.totals || fight.moment <= since()) return undefined
    return concerns(here, fight) ? fight : undefined
  }
}

/** While I have to decide, only what concerns me. */
const concerns = ({ decision, seat }: TableContext, { sides }: Fight): boolean => !decision || sides.includes(`seat:${seat}`)
