/** Since when things are news to a reader. */

import { untrack } from 'svelte'
import type { Decision } from '../shared/types'
import type { TableContext } from './context'

/** After how many answers I was last asked: before, all is known. In the past, the last answer is news. */
export function sinceAsked(here: TableContext): () => number {
  let since = $state.raw(untrack(() => here.live.moment))
  let asked: { decision: Decision | null; moment: number } | undefined

  $effect(() => {
    const { decision, moment } = here.live
    untrack(() => {
      if (asked?.decision && asked.decision !== decision) since = asked.moment
      asked = { decision, moment }
    })
  })

  return () => (here.past ? here.moment - 1 : since)
}
