/** What stands on a map. */

/** A figure with its place on the screen. */
export interface Placed {
  /** The same as long as it is the same piece. */
  key: string
  x: number
  y: number
  scale: number
  /** Whether it stands before the others. */
  front?: boolean
}

/** Half of what a figure may take. */
export const REACH = 50

/** Gives names to pieces so that one that moved keeps its own: when one has left its space and one
 * has come to another, they are the same. */
export function namer(): (what: string, spaces: number[]) => string[] {
  const known = new Map<string, [name: string, space: number][]>()
  let count = 0
  return (what, spaces) => {
    const left = [...(known.get(what) ?? [])]
    const stays = spaces.map((space) => {
      const at = left.findIndex(([, before]) => before === space)
      return at < 0 ? undefined : left.splice(at, 1)[0]![0]
    })
    const moved = left.length === 1 && stays.filter((name) => !name).length === 1 ? left[0]![0] : undefined
    const names = stays.map((name) => name ?? moved ?? `${what}.${count++}`)
    known.set(what, names.map((name, at) => [name, spaces[at]!]))
    return names
  }
}
