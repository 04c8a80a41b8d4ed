/** What happened since my last answer and deserves a picture, although it is over already. */

import type { Entry } from '../../shared/types'
import type { TableContext } from '../../table/context'
import { sinceAsked } from '../../table/since.svelte'
import { lastFight, type Fight } from './fight'
import { idOf } from './model'

/** A battle, or an event with who drew it. */
export interface Latest {
  fight?: Fight
  event?: { id: string; drawer: number }
}

export function latest(here: TableContext): () => Latest {
  const since = sinceAsked(here)
  return () => latestOf(here, since())
}

/** While I have to decide, only what concerns me. */
function latestOf({ entries, seat, decision }: TableContext, since: number): Latest {
  const mine = (who: unknown[]) => !decision || who.includes(`seat:${seat}`)
  const event = entries.findLast(({ key, moment }) => key === 'event' && moment > since)
  const fight = lastFight(entries)
  const fought = fight?.over && fight.rounds.length && fight.moment > since && fight.moment >= (event?.moment ?? 0)
  if (fight && fought) return mine(fight.sides) ? { fight } : {}
  return event && mine([event.args.seat]) ? { event: told(event) } : {}
}

const told = ({ args }: Entry) => ({ id: idOf(String(args.event)), drawer: Number(idOf(String(args.seat))) })
