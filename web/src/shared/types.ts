/** What the server says and hears. The same names as in Python; nothing here knows a title. */

/** A thing on the table: `card:ziggurat`, `seat:2`, `place:area`. */
export type Ref = string

/** A sentence that is still in no language: a key and its arguments. */
export type Phrase = [key: string, args: Args]
export type Args = Record<string, unknown>

export interface Option {
  text: string
  verb: string
  args: (string | number)[]
  things: Ref[]
  /** Arguments of the option's words: names, numbers, `because`. */
  facts: Args
}

export interface Refusal {
  text: string
  verb: string
  things: Ref[]
  rule: string
}

export interface Decision {
  ask: string
  args: Args
  options: Option[]
  refused: Refusal[]
}

export interface Result {
  scores: number[]
  winners: number[]
  reason: string
  args: Args
}

/** What a seat sees of a match. `table` is the title's own. */
export interface View {
  title: string
  rules: number
  seats: number
  settings: Record<string, unknown>
  over: boolean
  waiting: { seat: number; ask: string }[]
  decision: Decision | null
  result: Result | null
  /** What the title calls its seats by now: `nation:rome`. */
  called: Record<string, Ref>
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  table: any
}

/** A line of the journal; `moment` is the number of answers given when it was written. */
export interface Entry {
  key: string
  args: Args
  moment: number
}

export type SeatKind = 'person' | 'machine' | 'open'
export type UndoRule = 'strict' | 'consent' | 'free'
export type Status = 'waiting' | 'playing' | 'over'

export interface SeatInfo {
  seat: number
  kind: SeatKind
  name: string
  /** The strength of a machine player. */
  player: string | null
  /** How it plays: a style of the title, `any` that the seed draws, or as usual. */
  style: string
  /** Whether a program of somebody's own plays here. */
  bot: boolean
  mine: boolean
  host: boolean
  /** Whether somebody at this seat is looking at the table now. */
  here: boolean
  /** Standing orders that are on (only mine are told). */
  orders: string[]
}

/** A table as the lobby and the table's frame show it. */
export interface Sheet {
  id: string
  title: string
  status: Status
  paused: boolean
  seats: SeatInfo[]
  options: Record<string, unknown>
  undo: UndoRule
  chat: boolean
  /** Whether strangers find it in the lobby. */
  open: boolean
  /** Seats that must decide. */
  waiting: number[]
  /** When the last answer came, in seconds since 1970. */
  since: number
  created: number
  /** What I am here. */
  me: { seats: number[]; watching: boolean; host: boolean }
  /** Secrets for links, told only to the host: by seat number, and `watch`. */
  links: Record<string, string>
  /** The steps of a guided game. */
  guide: GuideStep[] | null
  /** Who wants an undo beyond the usual, and who has not agreed yet. */
  asked: { by: number; waiting: number[] } | null
}

/** One step of a guided game: words, what they point at, and the answer to give (none: read on). */
export interface GuideStep {
  /** 0 is the learner; the others play by the script: their answers need no click. */
  seat: number
  say: string
  point: Ref[]
  answer: string | null
}

export interface ChatLine {
  name: string
  seat: number | null
  text: string
  at: number
}

/** What the stream brings. Every field but `n` may be missing: it has not changed. */
export interface News {
  /** Ever growing per table. */
  n: number
  /** The whole view, at joining or after a gap. */
  view?: View
  /** What changed in the view (`decision` apart). */
  delta?: Delta
  decision?: Decision | null
  /** The number of my open decision: an answer must name it. */
  number?: number | null
  /** The number of the match's last change: undo and redo must name it. */
  version?: number
  /** How many answers led here. */
  moment?: number
  /** Keep only so many journal entries before adding `entries`. */
  keep?: number
  entries?: Entry[]
  canUndo?: boolean
  canRedo?: boolean
  sheet?: Sheet
  /** New chat lines. */
  chat?: ChatLine[]
  /** The table was deleted. */
  gone?: boolean
}

/** A change of nested data: see delta.ts. */
export interface Delta {
  /** Set these keys (or list places). */
  '='?: Record<string, unknown>
  /** Change inside these keys (or list places). */
  '~'?: Record<string, Delta>
  /** Drop these keys. */
  '-'?: string[]
  /** Append to the list. */
  '+'?: unknown[]
}

export interface Setting {
  name: string
  values: (string | number | boolean | null)[]
  default: string | number | boolean | null
  per_seat: boolean
  default_for: Record<string, string | number | boolean | null>
}

export interface TitleInfo {
  name: string
  seats: [number, number]
  settings: Setting[]
  /** Standing orders that the title knows. */
  orders: string[]
  guided: boolean
  /** Options for those who want to sit down and play. */
  quick: Record<string, unknown>
  /** Machine players, weakest first. */
  players: string[]
  /** Ways in which they like to play, and which of them do. */
  styles: string[]
  styled: string[]
}

/** What is printed on a thing. `parts` and `text` are for words, the rest is the title's own. */
export interface ThingInfo {
  parts: Ref[]
  text: Phrase[]
  [more: string]: unknown
}
export type Things = Record<Ref, ThingInfo>

export interface Me {
  name: string
  language: string | null
  /** Where to tell me that it is my turn, when I am not looking. */
  webhook: string
  email: string
  /** Whether this server can send e-mail at all. */
  mail: boolean
}

/** A key of a bot of mine. */
export interface BotKey {
  id: string
  name: string
  created: number
  /** Told only when it is made. */
  secret?: string
}

export interface SeatWish {
  kind: 'me' | 'open' | 'machine' | 'hotseat'
  player?: string
  style?: string
  name?: string
}

export interface TableWish {
  title: string
  seats: SeatWish[]
  options: Record<string, unknown>
  undo: UndoRule
  chat: boolean
  open: boolean
  seed?: number
}

/** A moment of the past: after `n` answers; `seat` and `text` are the last of them. */
export interface Moment {
  n: number
  seat: number | null
  text: string
  /** When, in seconds since 1970. */
  at: number
  /** Whether an action was just finished. */
  safe: boolean
}

export interface Rule {
  id: string
  tag: string
  text: string
}
export interface Ledger {
  /** False: the language has none, this is English. */
  translated: boolean
  chapters: { name: string; rules: Rule[] }[]
}

/** A machine player's advice: its options, best first; `share` adds up to 1. */
export interface Hint {
  player: string
  options: { text: string; value: number; share: number }[]
}

export interface Scores {
  /** What points come from, in the order of the sheet: keys `score-<source>`. */
  sources: string[]
  points: { moment: number; round: number; sheets: Record<string, number>[] }[]
}

/** What an error says. `code` has words: `error-<code>`. */
export interface Trouble {
  error: string
  message: string
  rule?: string
}
