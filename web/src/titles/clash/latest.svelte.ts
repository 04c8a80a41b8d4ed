/** What happened since my last answer and deserves a picture, although it is over already. */

import { untrack } from 'svelte'
import type { Decision, Entry } from '../../shared/types'
import type { TableContext } from '../../table/context'
import { lastFight, type Fight } from './fight'
import { idOf } from './model'

/** A battle, or an event with who drew it. */
export interface Latest {
  fight?: Fight
  event?: { id: string; drawer: number }
}

export function latest(here: TableContext): () => Latest {
  /** When I was last asked; before, all is known. */
  let since = $state.raw(untrack(() => here.live.moment))
  let asked: { decision: Decision | null; moment: number } | undefined

  $effect(() => {
    const { decision, moment } = here.live
    untrack(() => {
      if (asked?.decision && asked.decision !== decision) since = asked.moment
      asked = { decision, moment }
    })
  })

  return () => latestOf(here, here.past ? here.moment - 1 : since)
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
