/** Reading the journal: who acts, what is named, and what belongs together. */

import { thingsIn, type Words } from '../../shared/words'
import type { Entry, Ref } from '../../shared/types'

/** The seat that an entry is about, if it is about one. */
export function seatOf(entry: Entry): number | null {
  const ref = entry.args.seat
  return typeof ref === 'string' ? seatOfRef(ref) : null
}

/** The seat that a reference names. */
export function seatOfRef(ref: Ref): number | null {
  return /^seat:\d+$/.test(ref) ? Number(ref.slice(5)) : null
}

export interface Part {
  text: string
  ref?: Ref
}

/** An entry's sentence, cut at the names of the things in it that can be opened. */
export function linked(words: Words, entry: Entry, opens: (ref: Ref) => boolean): Part[] {
  const names = [...new Set(thingsIn(entry.args))]
    .filter(opens)
    .map((ref) => ({ ref, text: words.name(ref) }))
    .sort((a, b) => b.text.length - a.text.length)
  let parts: Part[] = [{ text: words.entry(entry) }]
  for (const name of names) {
    parts = parts.flatMap((part) => (part.ref ? [part] : cut(part.text, name)))
  }
  return parts
}

function cut(text: string, name: Required<Part>): Part[] {
  // A quoted name that holds quotes of its own stands with other ones in the sentence.
  const inner = name.text.replaceAll('«', '„').replaceAll('»', '“')
  const found = [name.text, inner].find((each) => text.includes(each))
  if (!found) return [{ text }]
  const at = text.indexOf(found)
  const parts = [
    { text: text.slice(0, at) },
    { text: found, ref: name.ref },
    { text: text.slice(at + found.length) },
  ]
  return parts.filter((part) => part.text)
}

export interface Headings {
  round: string[]
  phase: string[]
}
/** Entries that belong together: the moments of one seat in a row. */
export interface Turn {
  entries: Entry[]
}
export interface Phase {
  heading: Entry | null
  turns: Turn[]
}
export interface Round {
  heading: Entry | null
  phases: Phase[]
}

/** The journal as rounds, phases and turns, the newest first; a turn reads from its beginning. */
export function grouped(entries: Entry[], headings: Headings, shows: (entry: Entry) => boolean): Round[] {
  const rounds: Round[] = []
  let round: Round | undefined
  let phase: Phase | undefined
  for (const entry of entries) {
    if (headings.round.includes(entry.key)) {
      round = phase = undefined
      rounds.unshift((round = { heading: entry, phases: [] }))
    } else if (headings.phase.includes(entry.key)) {
      if (!round) rounds.unshift((round = { heading: null, phases: [] }))
      round.phases.unshift((phase = { heading: entry, turns: [] }))
    } else if (shows(entry)) {
      if (!round) rounds.unshift((round = { heading: null, phases: [] }))
      if (!phase) round.phases.unshift((phase = { heading: null, turns: [] }))
      append(phase, entry)
    }
  }
  for (const each of rounds) each.phases = each.phases.filter((some) => some.turns.length)
  return rounds.filter((each) => each.phases.length)
}

function append(phase: Phase, entry: Entry): void {
  const turn = phase.turns[0]
  if (turn && continues(turn, entry)) turn.entries.push(entry)
  else phase.turns.unshift({ entries: [entry] })
}

/** Whether an entry tells more of a turn: of the same moment, or of the seat that began it. */
function continues(turn: Turn, entry: Entry): boolean {
  const seat = seatOf(turn.entries[0])
  return turn.entries.at(-1)?.moment === entry.moment || (seat !== null && seat === seatOf(entry))
}

/** What happened between my answer and the others' last one: all of it that is not my own doing. */
export function newsOf(entries: Entry[], { from, to }: { from: number; to: number }, mine: number[]): Entry[] {
  const isNews = (entry: Entry) => {
    const seat = seatOf(entry)
    return entry.moment > from || (entry.moment === from && !(seat !== null && mine.includes(seat)))
  }
  const first = entries.findIndex(isNews)
  return first < 0 ? [] : entries.slice(first).filter(({ moment }) => moment <= to)
}

/** At most so many lines are told at once. */
const LINES = 6

/** Entries in the portions in which they are told: of one moment, and few. */
export function stepsOf(entries: Entry[]): Entry[][] {
  const steps: Entry[][] = []
  for (const entry of entries) {
    const step = steps.at(-1)
    // A line about nobody begins something new: a phase, an event, a famine.
    const goesOn = step?.[0].moment === entry.moment && step.length < LINES && seatOf(entry) !== null
    if (step && goesOn) step.push(entry)
    else steps.push([entry])
  }
  return steps
}
