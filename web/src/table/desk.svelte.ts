/** What is on one reader's screen of a table: see context.ts. */

import { strength } from '../lobby/names'
import { reader } from '../shared/reader.svelte'
import { settings } from '../shared/settings.svelte'
import { toast } from '../shared/toasts.svelte'
import { moving } from '../shared/travel'
import type { Decision, Entry, Option, Ref, Refusal, Sheet, Things, View } from '../shared/types'
import type { Words } from '../shared/words'
import type { TitleScreen } from '../titles'
import type { TableContext } from './context'
import type { LiveTable } from './live.svelte'
import { guided } from './panels/guide'

/** What lies open over the table. */
export type Opened =
  | { what: 'thing'; thing: Ref }
  | { what: 'rules'; rule: string | null }
  | { what: 'seat'; seat: number }
  | { what: 'score' | 'hint' | 'text' | 'host' | 'keys' | 'settings' | 'report' }
/** What accompanies the table while it stays in sight. */
export type Beside = 'replay' | 'catch-up'

/** After so many answers, seen by a seat or a spectator. */
interface Place {
  moment: number
  seat: number | null
}
interface Past extends Place {
  view: View
}

export class Desk implements TableContext {
  readonly live: LiveTable
  readonly screen: TitleScreen
  /** Standing orders that the title knows. */
  readonly orders: string[]
  /** The sheets that lie open, the last on top. */
  opened = $state.raw<Opened[]>([])
  beside = $state<Beside | null>(null)
  /** The option that waits for a confirmation. */
  confirming = $state.raw<Option | null>(null)
  #past = $state.raw<Past | null>(null)
  /** Where in the past the reader wants to be: the screen follows as fast as views come. */
  #wish = $state.raw<Place | null>(null)
  #following = false
  #pointed = $state.raw<ReadonlySet<Ref>>(new Set())
  #hovered = $state.raw<ReadonlySet<Ref>>(new Set())
  #views = new Map<string, View>()

  constructor(live: LiveTable, screen: TitleScreen, orders: string[]) {
    this.live = live
    this.screen = screen
    this.orders = orders
  }

  view: View = $derived.by(() => this.#past?.view ?? this.live.view)
  #called = $derived(this.view?.called)
  words: Words = $derived.by(() => {
    const { sheet } = this.live
    return reader.about(sheet.title, namesIn(sheet), this.#called)
  })
  things: Things = $derived.by(() => reader.things(this.live.sheet.title))
  past = $derived(this.#past !== null)
  entries: Entry[] = $derived.by(() => this.#entries())
  decision: Decision | null = $derived.by(() => {
    const { sheet, decision, moment } = this.live
    return this.past || sheet.paused ? null : guided(decision, sheet, moment)
  })
  #options = $derived(byThing(this.decision?.options ?? []))
  #refusals = $derived(byThing(this.decision?.refused ?? []))

  get seat(): number | null {
    return this.#past ? this.#past.seat : this.live.seat
  }
  get moment(): number {
    return this.#wish?.moment ?? this.live.moment
  }

  #entries(): Entry[] {
    const moment = this.#past?.moment
    return moment === undefined ? this.live.entries : this.live.entries.filter((entry) => entry.moment <= moment)
  }

  optionsOf = (thing: Ref): Option[] => this.#options.get(thing) ?? []
  refusalsOf = (thing: Ref): Refusal[] => this.#refusals.get(thing) ?? []
  changed = (thing: Ref): boolean => this.live.changed.has(thing) && !this.past
  pointed = (thing: Ref): boolean => this.#pointed.has(thing) || this.#hovered.has(thing)
  point = (things: Ref[]): void => {
    this.#pointed = new Set(things)
  }
  /** Point at what an option under the pointer is about, beside all else that is pointed at. */
  hover = (things: Ref[]): void => {
    this.#hovered = new Set(things)
  }

  // Answering

  choose = async (option: Option): Promise<void> => {
    if (this.live.busy || this.past) return
    this.hover([])
    const sure = !settings.confirm || this.live.sheet.guide !== null
    const outcome = await this.live.answer(option.text, sure)
    this.confirming = outcome === 'confirm' ? option : null
  }

  confirm = async (): Promise<void> => {
    const option = this.confirming
    if (!option || this.live.busy) return
    this.confirming = null
    await this.live.answer(option.text, true)
  }

  reconsider = (): void => {
    this.confirming = null
  }

  undo = async (turn: boolean): Promise<void> => {
    const outcome = await this.live.undo(turn)
    if (outcome === 'asked') toast(this.words.say('app-undo-asked'))
  }

  // Opening and closing

  show = (opened: Opened): void => {
    this.opened = [...this.opened, opened]
  }
  /** A long press may count as a right click too: a thing opens once. */
  showThing = (thing: Ref): void => {
    const top = this.opened.at(-1)
    if (top?.what !== 'thing' || top.thing !== thing) this.show({ what: 'thing', thing })
  }
  showRule = (rule: string | null): void => this.show({ what: 'rules', rule })
  showSeat = (seat: number): void => this.show({ what: 'seat', seat })
  close = (opened: Opened): void => {
    this.opened = this.opened.filter((each) => each !== opened)
  }

  // The past

  goTo = (moment: number | null, eyes = this.#wish ? this.#wish.seat : this.live.seat): void => {
    const { moment: now, seat } = this.live
    const isNow = moment === null || (moment >= now && eyes === seat)
    this.#wish = isNow ? null : { moment: Math.min(moment, now), seat: eyes }
    if (this.#wish) void this.#follow()
    else this.#show(null)
  }

  /** One view at a time: a slider passes more moments than anybody needs to see. */
  async #follow(): Promise<void> {
    if (this.#following) return
    this.#following = true
    let wish = this.#wish
    while (wish) {
      const view = await this.#viewAt(wish)
      if (view && this.#wish) this.#show({ ...wish, view })
      const newer: Place | null = this.#wish === wish ? null : this.#wish
      if (!view && !newer) this.#wish = this.#past
      wish = newer
    }
    this.#following = false
  }

  #show(past: Past | null): void {
    void moving(() => {
      this.#past = past
      this.confirming = null
    })
  }

  async #viewAt({ moment, seat }: Place): Promise<View | undefined> {
    // An undo may put another past in the place of this one: views keep for one version only.
    const key = `${seat} ${this.live.version} ${moment}`
    const known = this.#views.get(key)
    if (known) return known
    const view = await this.live.viewAt(moment, seat)
    if (view) this.#views.set(key, view)
    return view
  }
}

function namesIn(sheet: Sheet): string[] {
  return sheet.seats.map(({ name, player }) => {
    if (name || !player) return name
    return reader.words.say('app-machine', { strength: strength(player) })
  })
}

function byThing<T extends { things: Ref[] }>(all: T[]): Map<Ref, T[]> {
  const found = new Map<Ref, T[]>()
  for (const each of all) {
    for (const thing of each.things) found.set(thing, [...(found.get(thing) ?? []), each])
  }
  return found
}
