/** What somebody wants of a new table, as the form shows it. */

import type { SeatWish, Setting, TableWish, TitleInfo, UndoRule } from '../shared/types'
import { keep, kept } from './kept'
import { fitting, machine } from './machines'

export type Value = Setting['default']
export const UNDO: UndoRule[] = ['strict', 'consent', 'free']
export const KINDS: SeatWish['kind'][] = ['me', 'open', 'machine', 'hotseat']

interface Wish {
  seats: SeatWish[]
  /** Only what differs from the usual; a list where every seat has its own. */
  chosen: Record<string, Value | Value[]>
  undo: UndoRule
  chat: boolean
  open: boolean
}

export class TableForm {
  readonly title: TitleInfo
  wish: Wish = $state({ seats: [], chosen: {}, undo: 'consent', chat: true, open: false })
  readonly count = $derived(this.wish.seats.length)
  readonly hasOpen = $derived(this.wish.seats.some(({ kind }) => kind === 'open'))

  constructor(title: TitleInfo) {
    this.title = title
    const last = kept<Wish>(this.#key)
    if (last) Object.assign(this.wish, this.#fitting(last))
    else this.resize(Math.min(4, title.seats[1]))
  }

  /** The last wish, without what the title no longer has. */
  #fitting(last: Wish): Wish {
    const { settings } = this.title
    const seats = last.seats.map((seat) => (seat.kind === 'machine' ? fitting(seat, this.title) : seat))
    const known = settings.filter(({ name, values }) => [last.chosen[name]].flat().every((each) => values.includes(each!)))
    const chosen = Object.fromEntries(known.map(({ name }) => [name, last.chosen[name]!]))
    return { ...last, seats, chosen }
  }

  get #key(): string {
    return `table-${this.title.name}`
  }

  /** More or fewer seats: I come first, then machine players. */
  resize(count: number): void {
    const { seats } = this.wish
    const last = seats.findLast(({ kind }) => kind === 'machine')
    const added = Array.from({ length: count }, (_, seat): SeatWish => (seat ? machine(last?.player, last?.style) : { kind: 'me' }))
    this.wish.seats = [...seats, ...added.slice(seats.length)].slice(0, count)
    this.#forget((setting) => setting.per_seat || String(count) in setting.default_for)
  }

  /** Who sits there. There is one of me: taking another seat, I change places. */
  seat(at: number, kind: SeatWish['kind']): void {
    const { seats } = this.wish
    const mine = seats.findIndex((seat) => seat.kind === 'me')
    if (kind === 'me' && mine >= 0) seats[mine] = seats[at]!
    seats[at] = kind === 'machine' ? machine() : { kind }
  }

  /** What a setting is: one value, or one for each seat. */
  value(setting: Setting): Value | Value[] {
    const { name } = setting
    if (name in this.wish.chosen) return this.wish.chosen[name]!
    const usual = setting.default_for[this.count] ?? setting.default
    return setting.per_seat ? this.wish.seats.map(() => usual) : usual
  }

  choose(setting: Setting, value: Value | Value[]): void {
    this.wish.chosen[setting.name] = value
  }

  /** What to post. */
  get posted(): TableWish {
    const { seats, chosen, undo, chat, open } = this.wish
    return { title: this.title.name, seats, options: chosen, undo, chat, open: open && this.hasOpen }
  }

  /** For the next time. */
  remember(): void {
    keep(this.#key, this.wish)
  }

  #forget(which: (setting: Setting) => boolean): void {
    for (const { name } of this.title.settings.filter(which)) delete this.wish.chosen[name]
  }
}
