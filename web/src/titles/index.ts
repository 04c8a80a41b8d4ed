/** The titles' own screens, loaded when a table needs one. */

import type { Component } from 'svelte'
import type { Phrase, View } from '../shared/types'
import type { Words } from '../shared/words'

/** A part of the table in words. */
export interface Section {
  heading: string
  lines: string[]
}

export interface TitleScreen {
  /** The heart of the screen; what of it can be zoomed lies in a PanZoom. */
  Board: Component
  /** A seat's board: mine along the bottom, others' in sheets. */
  Seat: Component<{ seat: number }>
  /** A seat at a glance: a few numbers behind its name in the header. */
  Glance: Component<{ seat: number }>
  /** The large form of a thing, with its full text. */
  Large: Component<{ thing: string }>
  /** Where the match stands: age, round, phase. */
  stage(view: View): Phrase
  /** Journal entries that begin a round or a phase. */
  headings: { round: string[]; phase: string[] }
  /** Kinds of journal entries to filter by: name (`filter-<name>`) → keys. */
  filters: Record<string, string[]>
  /** The icon of an option's verb or of a thing, in the title's sprite. */
  icon(name: string): string | undefined
  /** The table in words, for ears and for copying: the common board first, then seat by seat. */
  text(view: View, words: Words): Section[]
}

export const TITLES: Record<string, () => Promise<TitleScreen>> = {
  nations: async () => (await import('./nations')).screen,
  dawn: async () => (await import('./dawn')).screen,
  clash: async () => (await import('./clash')).screen,
  civilization: async () => (await import('./civilization')).screen,
}
