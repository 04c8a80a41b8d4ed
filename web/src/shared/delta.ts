/** Changes of nested data. What did not change stays the same object, so little is drawn anew. */

import type { Delta } from './types'

type Data = Record<string, unknown>

export function apply<T>(value: T, delta: Delta): T {
  return (Array.isArray(value) ? applyToList(value, delta) : applyToRecord(value as Data, delta)) as T
}

function applyToRecord(value: Data, delta: Delta): Data {
  const changed = { ...value, ...delta['='] }
  for (const [key, inside] of Object.entries(delta['~'] ?? {})) changed[key] = apply(value[key], inside)
  for (const key of delta['-'] ?? []) delete changed[key]
  return changed
}

function applyToList(value: unknown[], delta: Delta): unknown[] {
  const changed = [...value]
  for (const [place, item] of Object.entries(delta['='] ?? {})) changed[Number(place)] = item
  for (const [place, inside] of Object.entries(delta['~'] ?? {})) changed[Number(place)] = apply(value[Number(place)], inside)
  return [...changed, ...(delta['+'] ?? [])]
}
