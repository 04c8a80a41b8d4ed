/** The guided game: which step it is at, and where its bubble may lie. */

import type { Decision, GuideStep, Sheet } from '../../shared/types'

/** The steps that the learner sees, each with its place in the whole script. */
export function seen(steps: GuideStep[]): { step: GuideStep; place: number }[] {
  return steps.map((step, place) => ({ step, place })).filter(({ step }) => step.say)
}

/** Whether the learner must do something on the table: all other steps are read. */
export const isAct = (step: GuideStep): boolean => step.answer !== null && step.seat === 0

/** The place in the script after so many answers, when the learner has read up to `read`. */
export function placeOf(steps: GuideStep[], moment: number, read: number): number {
  const after = steps.findLastIndex((step, place) => isAct(step) && answersBefore(steps, place) < moment) + 1
  const now = seen(steps).find(({ step, place }) => place >= after && (isAct(step) || place >= read))
  return now?.place ?? steps.length
}

/** A decision with only the answer that the script wants, where there is a script. */
export function guided(decision: Decision | null, { guide }: Sheet, moment: number): Decision | null {
  const step = guide?.filter(({ answer }) => answer !== null)[moment]
  if (!decision || !step) return decision
  return { ...decision, options: decision.options.filter(({ text }) => text === step.answer), refused: [] }
}

function answersBefore(steps: GuideStep[], place: number): number {
  return steps.slice(0, place).filter(({ answer }) => answer !== null).length
}

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

const EDGE = 12
const GAP = 16

/** Hiding what it points at is forbidden to a bubble, hiding anything else is bad, being far is a pity. */
const HIDES = 100
const COVERS = 0.02

/** The best place for a bubble on a page. */
export function bestPlace(size: { width: number; height: number }, targets: Box[], others: Box[], page: Box): Box {
  const places = placesFor(size, targets, page)
  const costs = places.map((place) => {
    const far = targets.length ? Math.hypot(...offset(place, targets[0]!)) : 0
    return HIDES * hidden(place, targets) + COVERS * hidden(place, others) + far
  })
  return places[costs.indexOf(Math.min(...costs))]!
}

const hidden = (place: Box, boxes: Box[]) => boxes.reduce((sum, box) => sum + overlap(place, box), 0)

/** Beside each target, and along the edges of the page. */
function placesFor({ width, height }: { width: number; height: number }, targets: Box[], page: Box): Box[] {
  const right = page.left + page.width - width - EDGE
  const bottom = page.top + page.height - height - EDGE
  const left = page.left + EDGE
  const top = page.top + EDGE
  const within = (x: number, y: number): Box => ({
    left: Math.max(left, Math.min(x, right)),
    top: Math.max(top, Math.min(y, bottom)),
    width,
    height,
  })
  const beside = targets.flatMap((target) => {
    const middle = target.left + target.width / 2 - width / 2
    const level = target.top + target.height / 2 - height / 2
    return [
      within(target.left + target.width + GAP, level),
      within(target.left - width - GAP, level),
      within(middle, target.top + target.height + GAP),
      within(middle, target.top - height - GAP),
    ]
  })
  const center = (left + right) / 2
  const edges = [center, left, right].flatMap((x) => [within(x, bottom), within(x, top)])
  return [...beside, ...edges]
}

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)
  const height = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top)
  return Math.max(0, width) * Math.max(0, height)
}

function offset(a: Box, b: Box): [number, number] {
  return [a.left + a.width / 2 - b.left - b.width / 2, a.top + a.height / 2 - b.top - b.height / 2]
}
