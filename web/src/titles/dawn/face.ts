/** What the face of a focus card shows at a glance: its printed numbers, with those of its slot. */

import type { FocusInfo } from './model'

/** A number with its icon. */
export interface Mark {
  icon: string
  text: string
}

type Numbers = Record<string, number>

/** Where no slot is known, it stands for itself. */
const ANY = '□'
/** The automated player acts from here, whatever the slot. */
const LAST = 5

const mark = (icon: string, text: string | number): Mark => ({ icon, text: String(text) })
const sum = (slot: number | undefined, bonus: number): string =>
  slot === undefined ? `${ANY}${bonus ? ` + ${bonus}` : ''}` : String(slot + bonus)
const made = ({ production, production_in_slot_5: last }: Numbers, slot?: number): string | number =>
  production ?? (slot === LAST && last ? last : sum(slot, 0))
const tokens = ({ tokens }: Numbers): Mark[] => (tokens ? [mark('token', tokens)] : [])

const FACES: Record<FocusInfo['type'], (numbers: Numbers, slot?: number) => Mark[]> = {
  culture: tokens,
  science: ({ advance }, slot) => [mark('dial', `+${advance ?? slot ?? ANY}`)],
  economy: ({ caravans, movement }) => [mark('caravan', caravans ?? 0), mark('movement', movement ?? 0)],
  industry: (numbers, slot) => [
    mark('production', made(numbers, slot)),
    mark('range', numbers.range ?? 0),
    ...tokens(numbers),
  ],
  military: ({ bonus, attacks, range }, slot) => [
    mark('combat', sum(slot, bonus ?? 0)),
    mark('attacks', `×${attacks}`),
    mark('range', range ?? 0),
  ],
}

export const marksOf = ({ type, numbers, automated }: FocusInfo, slot?: number): Mark[] =>
  FACES[type](numbers, automated ? LAST : slot)
