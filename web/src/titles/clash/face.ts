/** What the face of a card shows: its halves with their icons, prices and signs. */

import type { Ref, Things } from '../../shared/types'
import { actionOf, eventOf, idOf, kindOf, objectiveCardOf, objectiveOf, wonderOf, type Goods } from './model'

export interface Half {
  ref: Ref
  cost?: Goods
  /** When it can be played or completed, or what an event does first: an icon, and words for it. */
  sign?: { icon: string; says: string }
  /** Points. */
  badge?: string
}

/** Only what is not usual has a sign. */
const TIMINGS: Record<string, string> = { action: 'action', reaction: 'reaction', now: 'now', both: 'now' }

function timing(name = ''): Half['sign'] {
  const sign = TIMINGS[name]
  return sign ? { icon: `timing:${sign}`, says: `clash-timing-${sign}` } : undefined
}
const symbol = (name?: string): Half['sign'] => (name ? { icon: `symbol:${name}`, says: `symbol-${name}` } : undefined)

const objective = (things: Things, id: string): Half => ({
  ref: `objective:${id}`,
  sign: timing(objectiveOf(things, id)?.timing),
})

const FACES: Record<string, (things: Things, id: string) => Half[]> = {
  action(things, id) {
    const card = actionOf(things, id)
    if (!card) return []
    return [{ ref: `civil:${card.civil}`, cost: card.cost, sign: timing(card.timing) }, { ref: `tactics:${card.tactics}` }]
  },
  objective_card(things, id) {
    const card = objectiveCardOf(things, id)
    return card ? [objective(things, card.upper), objective(things, card.lower)] : []
  },
  wonder(things, id) {
    const wonder = wonderOf(things, id)
    return [{ ref: `wonder:${id}`, cost: wonder?.cost, badge: String(wonder?.vp ?? '') }]
  },
  event: (things, id) => [{ ref: `event:${id}`, sign: symbol(eventOf(things, id)?.symbol) }],
}

export const halvesOf = (things: Things, thing: Ref): Half[] => FACES[kindOf(thing)]?.(things, idOf(thing)) ?? []
/** Whether a thing is drawn as a card. */
export const isCard = (thing: Ref): boolean => kindOf(thing) in FACES
