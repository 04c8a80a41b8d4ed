/** The options of a decision as rows of a list, with their keys. */

import type { Decision, Option } from '../shared/types'
import { DIGITS, POOL } from './keys'

/** So many options fit in a list without folding. */
const FEW = 9

export interface Group {
  verb: string
  options: Option[]
  /** Whether its options show only after it is opened. */
  folded: boolean
}

/** Options by what they do. In a long list, groups of several that have a heading are folded. */
export function groupsOf(decision: Decision, named: (verb: string) => boolean): Group[] {
  const byVerb = new Map<string, Option[]>()
  for (const option of decision.options) byVerb.set(option.verb, [...(byVerb.get(option.verb) ?? []), option])
  const long = decision.options.length > FEW && byVerb.size > 1
  return [...byVerb].map(([verb, options]) => ({
    verb,
    options,
    folded: long && options.length > 1 && named(verb),
  }))
}

/** Keys of groups (by `groupKey`) and of options (by text): digits for the rows as far as they go,
 * letters for what an open group holds. */
export function keysOf(groups: Group[], open: string | null): Map<string, string> {
  const inside = groups.find(({ verb, folded }) => folded && verb === open)?.options ?? []
  const rows = groups.flatMap(({ verb, options, folded }) =>
    folded ? [groupKey(verb)] : options.map(({ text }) => text),
  )
  const letters = POOL.slice(Math.max(rows.length, DIGITS))
  return new Map([...pairs(rows, POOL), ...pairs(inside.map(({ text }) => text), letters)])
}

function pairs(names: string[], keys: string[]): [string, string][] {
  return names.slice(0, keys.length).map((name, at) => [name, keys[at]!])
}

/** The name of a group among the keys: no option is called like this. */
export const groupKey = (verb: string): string => `group ${verb}:`
