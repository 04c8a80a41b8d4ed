/** What the face of a card shows at a glance: icons and numbers, no words. */

import type { Args } from '../../shared/types'
import type { CardInfo, Good, Goods, Kind } from './model'

/** A number with its icon; a good has its colour too. */
export interface Mark {
  icon: string
  text: string
  good?: Good
}

export interface Face {
  /** What the card (or each worker on it) brings. */
  brings: Mark[]
  /** What it takes to have it work, and the icon of who does the work. */
  needs: Mark[]
  by?: string
  /** VP in the end. */
  scores: Mark[]
}

export const signed = (n: number): string => (n > 0 ? `+${n}` : plain(n))
export const plain = (n: number): string => String(n).replace('-', '−')

const of = (good: Good, text: string): Mark => ({ icon: `good:${good}`, good, text })
const sign = (text: string): Mark => ({ icon: '', text })
const amounts = (goods: Goods | undefined, factor = 1): Mark[] =>
  Object.entries(goods ?? {}).map(([good, n]) => of(good as Good, signed(factor * n)))
const vp = (text: string | number | undefined): Mark[] => (text ? [of('vp', String(text))] : [])

/** Strength and stability of the card itself, then its goods. */
function effects({ printed }: CardInfo): Mark[] {
  const tracks = (['strength', 'stability'] as const).filter((track) => printed[track])
  return [...tracks.map((track) => of(track, signed(printed[track] ?? 0))), ...amounts(printed.production)]
}

function staffed({ printed, kind }: CardInfo): Face {
  const strength = kind === 'military' ? [of('strength', signed(printed.strength ?? 0))] : []
  return {
    brings: [...strength, ...amounts(printed.per_worker), ...amounts(printed.upkeep, -1)],
    needs: [of('stone', String(printed.deploy_cost ?? 0))],
    by: 'worker',
    scores: vp(printed.worker_vp?.join('·')),
  }
}

function colony(card: CardInfo): Face {
  const { strength_required: required = 0, vp: points } = card.printed
  return { brings: effects(card), needs: [of('strength', `≥${required}`)], scores: vp(points) }
}

function wonder(card: CardInfo): Face {
  const { stage_costs: costs, vp: points } = card.printed
  const needs = costs ? [of('stone', costs.join('·'))] : []
  return { brings: effects(card), needs, by: costs && 'architect', scores: vp(points) }
}

const advisor = (card: CardInfo): Face => ({ brings: effects(card), needs: [], scores: [] })

/** The VP is the same on every War (NAT-WRS-06). */
function war({ printed }: CardInfo): Face {
  const loss = amounts({ [printed.loss_resource ?? 'food']: -(printed.loss_amount ?? 0) })
  return { brings: [...amounts({ vp: -1 }), ...loss], needs: [], scores: [] }
}

function battle(): Face {
  const gains = [of('books', ''), sign('/'), of('food', ''), sign('/'), of('stone', '')]
  return { brings: [{ icon: 'raid', text: '' }, sign('→'), ...gains], needs: [], scores: [] }
}

/** Two ways to use it, a line for each. The amount stands in its text. */
function goldenAge({ printed, text }: CardInfo): Face {
  const { n = 0 } = (text[0]?.[1] ?? {}) as Args & { n?: number }
  const price = { icon: 'any', text: String(printed.vp_cost ?? 0) }
  return {
    brings: [of(printed.gain_resource ?? 'stone', signed(n))],
    needs: [price, sign('→'), of('vp', '1')],
    scores: [],
  }
}

const FACES: Record<Kind, (card: CardInfo) => Face> = {
  building: staffed,
  military: staffed,
  colony,
  war,
  battle,
  golden_age: goldenAge,
  wonder,
  advisor,
}

export const faceOf = (card: CardInfo): Face => FACES[card.kind](card)
