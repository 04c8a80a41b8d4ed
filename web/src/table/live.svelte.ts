/** A table as the server tells of it, and what a person does there. */

import { api, attempt, Refused } from '../shared/api'
import { apply } from '../shared/delta'
import { moving } from '../shared/travel'
import type { ChatLine, Decision, Entry, News, Ref, Sheet, Trouble, View } from '../shared/types'
import { thingsIn } from '../shared/words'

export type Connection = 'connecting' | 'open' | 'reconnecting' | 'closed'
/** What came of an answer. */
export type Outcome = 'done' | 'confirm' | 'failed'

const FIRST_WAIT = 1000
const LONGEST_WAIT = 15_000
/** How often somebody who only looks in from outside sees who has come. */
const POLLS = 5000
/** How long a thing that changed stands out. */
const PULSES = 2000

export class LiveTable {
  connection = $state<Connection>('connecting')
  /** Why there is no table to show. */
  trouble = $state.raw<Trouble | null>(null)

  /** Whether the first news has come; before, there is neither sheet nor view. */
  ready = $state(false)
  sheet = $state.raw() as Sheet
  /** A table that waits for players has none yet. */
  view = $state.raw() as View
  entries = $state.raw<Entry[]>([])
  /** My open decision, and the number that an answer must name. */
  decision = $state.raw<Decision | null>(null)
  number = $state.raw<number | null>(null)
  version = $state.raw(0)
  /** How many answers led here. */
  moment = $state.raw(0)
  canUndo = $state.raw(false)
  canRedo = $state.raw(false)
  chat = $state.raw<ChatLine[]>([])
  /** Things that the last news told of. */
  changed = $state.raw<ReadonlySet<Ref>>(new Set())
  /** When the match last went on, in seconds since 1970. */
  since = $state.raw(0)
  /** Something was sent and is not answered yet. */
  busy = $state(false)

  /** The seat whose eyes these are; null for a spectator. */
  seat = $derived(this.#eyes())
  /** Whether I only look in from outside, at a table that anybody may join. */
  #strange = $derived(this.sheet && !this.sheet.me.seats.length && !this.sheet.me.watching && !this.sheet.me.host)
  /** The seats that must decide. */
  waiting: number[] = $derived(this.view ? this.view.waiting.map(({ seat }) => seat) : [])
  /** Another of my seats that must decide, while this one need not: the screen changes hands. */
  next = $derived(this.#next())

  readonly id: string
  #wanted = $state<number | null>(null)
  #source: EventSource | null = null
  /** The name of the last news: with it, the stream goes on from there. */
  #last = ''
  #wait = FIRST_WAIT
  #retry: ReturnType<typeof setTimeout> | undefined
  #calm: ReturnType<typeof setTimeout> | undefined

  constructor(id: string) {
    this.id = id
  }

  /** The address of something at this table, seen from a seat: mine, unless told otherwise. */
  path(what: string, seat: number | null = this.seat): string {
    return `/api/tables/${this.id}/${what}${seat === null ? '' : `?seat=${seat}`}`
  }

  // The stream

  /** Listen until the returned function is called. */
  open(): () => void {
    this.#connect()
    const back = () => this.hurry()
    addEventListener('online', back)
    document.addEventListener('visibilitychange', back)
    return () => {
      this.#close()
      clearTimeout(this.#calm)
      removeEventListener('online', back)
      document.removeEventListener('visibilitychange', back)
    }
  }

  /** See the table from another of my seats. */
  look(seat: number): void {
    this.#wanted = seat
    this.ready = false
    this.#begin()
  }

  /** Listen anew, with other eyes than before. */
  #begin(): void {
    this.decision = null
    this.#last = ''
    this.#connect()
  }

  #connect(): void {
    this.#close()
    if (this.#strange) return void this.#ask(POLLS)
    const source = new EventSource(this.#stream())
    source.onmessage = (event) => {
      this.#last = event.lastEventId
      this.#wait = FIRST_WAIT
      this.connection = 'open'
      void moving(() => this.#hear(JSON.parse(event.data)))
    }
    source.onerror = () => this.#lost()
    this.#source = source
  }

  #stream(): string {
    const path = this.path('events')
    if (!this.#last) return path
    return `${path}${path.includes('?') ? '&' : '?'}last=${encodeURIComponent(this.#last)}`
  }

  #close(): void {
    clearTimeout(this.#retry)
    this.#retry = undefined
    this.#source?.close()
    this.#source = null
  }

  /** The browser's own way to reconnect does not tell why: ask, then try again after a while. */
  #lost(): void {
    this.#close()
    this.connection = this.ready ? 'reconnecting' : 'connecting'
    void this.#ask(this.#wait)
    this.#wait = Math.min(2 * this.#wait, LONGEST_WAIT)
  }

  /** Whether the table is still there for me, and what I am there now. */
  async #ask(wait: number): Promise<void> {
    const retry = (this.#retry = setTimeout(() => this.#connect(), wait))
    const late = () => this.#retry !== retry
    try {
      const sheet = await api.get<Sheet>(`/api/tables/${this.id}`)
      if (!late()) this.#look(sheet)
    } catch (problem) {
      if (!late() && problem instanceof Refused) this.#refused(problem)
    }
  }

  #refused({ status, trouble }: Refused): void {
    if (status >= 500 || trouble.error === 'too-many') return
    const left = this.ready && trouble.error === 'not-found'
    this.#end(left ? { error: 'sent-away', message: '' } : trouble)
  }

  /** What was asked for may show at once, but a match that has begun comes with the stream. */
  #look(sheet: Sheet): void {
    if (sheet.status !== 'waiting' && !this.view) return
    this.#sit(sheet)
    if (!this.#strange) return
    this.connection = 'open'
    this.ready = true
  }

  /** Take up a sheet; returns whether it is for the same eyes as before. My seat may have become
   * another's, or another's mine. */
  #sit(sheet: Sheet): boolean {
    const first = !this.sheet
    const before = this.seat
    this.sheet = sheet
    if (first || this.seat === before) return true
    this.#begin()
    return false
  }

  /** Somebody looks again, sits down, or the network is back: do not wait for long. */
  hurry(): void {
    if (document.hidden || this.#source || this.connection === 'closed') return
    this.#wait = FIRST_WAIT
    this.#connect()
  }

  #end(trouble: Trouble): void {
    this.#close()
    this.connection = 'closed'
    this.trouble = trouble
  }

  #hear(news: News): void {
    if (news.gone) return this.#end({ error: 'gone', message: '' })
    // Only news that tell everything have both; then nothing of before stays.
    const whole = news.sheet !== undefined && news.chat !== undefined
    if (news.sheet && !this.#sit(news.sheet)) return
    if (news.view) this.view = news.view
    if (news.delta && this.view) this.view = apply(this.view, news.delta)
    if (news.view) this.decision = news.view.decision
    if (news.decision !== undefined) this.decision = news.decision
    if (news.number !== undefined) this.number = news.number
    if (news.sheet) this.since = news.sheet.since
    else if (news.version !== undefined) this.since = Date.now() / 1000
    this.version = news.version ?? this.version
    this.moment = news.moment ?? this.moment
    this.canUndo = news.canUndo ?? this.canUndo
    this.canRedo = news.canRedo ?? this.canRedo
    if (news.chat) this.chat = whole ? news.chat : [...this.chat, ...news.chat]
    if (news.entries) this.entries = [...this.entries.slice(0, news.keep), ...news.entries]
    if (news.entries && !whole) this.#highlight(news.entries)
    this.ready = true
  }

  /** Let what some entries tell of stand out for a moment. */
  #highlight(added: Entry[]): void {
    this.changed = new Set(added.flatMap((entry) => thingsIn(entry.args)))
    clearTimeout(this.#calm)
    this.#calm = setTimeout(() => (this.changed = new Set()), PULSES)
  }

  #eyes(): number | null {
    const mine = this.sheet?.me.seats ?? []
    return mine.find((seat) => seat === this.#wanted) ?? mine[0] ?? null
  }

  #next(): number | null {
    if (!this.ready || this.decision) return null
    return this.sheet.me.seats.find((seat) => seat !== this.seat && this.waiting.includes(seat)) ?? null
  }

  // What I do

  async answer(text: string, sure: boolean): Promise<Outcome> {
    const body = { seat: this.seat, number: this.number, answer: text, sure }
    const said = await this.#send<{ done?: true; confirm?: true }>('answer', body)
    return said?.confirm ? 'confirm' : said ? 'done' : 'failed'
  }

  /** Take back my last answer, or my whole turn; `asked`: others must agree first. */
  async undo(turn = false): Promise<'done' | 'asked' | 'failed'> {
    const body = { seat: this.seat, version: this.version, turn }
    const said = await this.#send<{ done?: true; asked?: true }>('undo', body)
    return said?.asked ? 'asked' : said ? 'done' : 'failed'
  }

  redo(): Promise<unknown> {
    return this.#send('redo', { seat: this.seat, version: this.version })
  }

  consent(yes: boolean): Promise<unknown> {
    return this.#send('consent', { yes })
  }

  /** A standing order, on or off. */
  order(order: string, on: boolean): Promise<unknown> {
    return this.#send('order', { seat: this.seat, order, on })
  }

  write(text: string): Promise<unknown> {
    return this.#send('chat', { text })
  }

  /** Whether anybody looks at this page: nobody is called who does. */
  looking(looking: boolean): void {
    const body = JSON.stringify({ looking })
    const headers = { 'Content-Type': 'application/json' }
    const address = `/api/tables/${this.id}/looking`
    fetch(address, { method: 'POST', body, headers, keepalive: true }).catch(() => undefined)
  }

  /** The table as a seat saw it after so many answers. */
  viewAt(moment: number, seat: number | null): Promise<View | undefined> {
    return attempt(api.get<View>(this.path(`moments/${moment}`, seat)))
  }

  async #send<T>(what: string, body: unknown): Promise<T | undefined> {
    this.busy = true
    const said = await attempt(api.post<T>(`/api/tables/${this.id}/${what}`, body))
    this.busy = false
    return said
  }
}
