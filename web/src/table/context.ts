/** What every part of a table page can reach: set once by the page, read with `table()`. */

import { getContext, setContext } from 'svelte'
import type { Words } from '../shared/words'
import type { LiveTable } from './live.svelte'
import type { Decision, Entry, Option, Ref, Refusal, Things, View } from '../shared/types'

export interface TableContext {
  /** The connection: sheet, chat, answering, undo … */
  readonly live: LiveTable
  /** Sentences in the reader's language; reading it in a template follows the language. */
  readonly words: Words
  /** Everything printed in the title's box. */
  readonly things: Things
  /** What is on the screen: the match as it is now, or a moment of its past. */
  readonly view: View
  readonly entries: Entry[]
  /** The seat whose eyes these are; null for a spectator. In the past they may be another's. */
  readonly seat: number | null
  /** My open decision; null when it is not mine to decide, or in the past. */
  readonly decision: Decision | null
  /** Whether the screen shows the past: nothing can be clicked. */
  readonly past: boolean
  /** How many answers led to what is on the screen, or will be as soon as it has come. */
  readonly moment: number

  /** The options that concern a thing, and the refused ones. */
  optionsOf(thing: Ref): Option[]
  refusalsOf(thing: Ref): Refusal[]
  /** Whether a thing changed with the last news: it pulses. */
  changed(thing: Ref): boolean
  /** Things to point at (guide, catch-up, a hovered option): they get a halo. */
  pointed(thing: Ref): boolean
  point(things: Ref[]): void
  /** Answer with an option; asks for confirmation where it becomes irreversible. */
  choose(option: Option): void
  /** Open the large form of a thing, a rule of the ledger, a seat's board. */
  showThing(thing: Ref): void
  showRule(id: string): void
  showSeat(seat: number): void
  /** Look at a moment of the past, with the eyes of before unless told otherwise; null: back to now. */
  goTo(moment: number | null, eyes?: number | null): void
}

const KEY = Symbol('table')

export const provide = (context: TableContext): TableContext => setContext(KEY, context)
export const table = (): TableContext => getContext<TableContext>(KEY)
