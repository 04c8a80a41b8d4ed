/** The words: every key that the rules say, as a sentence in a language.
 *
 * The twin of Python's `Words` (src/oikumene/text). What only a title can tell arrives from the
 * server: the parts and texts of its things, what seats are called, and all arguments.
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Args, Decision, Entry, Option, Phrase, Ref, Result, Things } from './types'

type Pattern = NonNullable<NonNullable<ReturnType<FluentBundle['getMessage']>>['value']>
type Reason = { change: number; thing: Ref }
type Amount = { good: Ref; n: number }

const REFERENCES = /^[a-z_]+:[\w,@-]+( [a-z_]+:[\w,@-]+)*$/

/** All messages of some Fluent texts. */
export function bundleOf(language: string, texts: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false })
  for (const text of texts) bundle.addResource(new FluentResource(text))
  return bundle
}

/** What one reader reads: a title in a language, with the players' names. */
export class Words {
  constructor(
    readonly language: string,
    private readonly bundle: FluentBundle,
    private readonly things: Things = {},
    private readonly names: string[] = [],
    /** What a seat is called by now, by reference (`nation:rome`) or plainly. */
    private readonly called: Record<string, Ref> = {},
  ) {}

  // Sentences

  /** The message of a key, or of an attribute (`card-petra.text`); the key itself if there is none. */
  say(key: string, args: Args = {}): string {
    const pattern = this.pattern(key)
    if (!pattern) return missing(key, `${this.language} has no words`)
    const errors: Error[] = []
    const text = this.bundle.formatPattern(pattern, this.spoken(args), errors)
    if (errors.length) missing(key, String(errors[0]))
    return nestedQuotes(text)
  }

  /** Whether there are words for a key. */
  has(key: string): boolean {
    return !!this.pattern(key)
  }

  phrase([key, args]: Phrase): string {
    return this.say(key, args)
  }

  /** What a seat is asked. */
  ask(decision: Decision): string {
    return this.say(`ask-${decision.ask}`, decision.args)
  }

  /** What an option does, with its numbers.
   *
   * The words are those of the verb, unless it has others for its first argument
   * (`option-gain-vp`) or the question (`option-deploy-at-deploy-free`), or both.
   */
  option(option: Option, decision: Decision): string {
    return this.ofVerb('option', option, decision) ?? this.say(`option-${option.verb}`)
  }

  /** An option in short, under the heading of its group; in full where there are no short words. */
  brief(option: Option, decision: Decision): string {
    return this.ofVerb('brief', option, decision) ?? this.option(option, decision)
  }

  private ofVerb(form: string, option: Option, decision: Decision): string | undefined {
    const verb = `${form}-${option.verb}`
    const keys = [...option.args.slice(0, 1).map((word) => `${verb}-${word}`), verb]
    const key = keys.flatMap((each) => [`${each}-at-${decision.ask}`, each]).find((each) => this.has(each))
    return key && this.say(key, { ...decision.args, ...option.facts })
  }

  /** What happened. */
  entry(entry: Entry): string {
    return this.say(`log-${entry.key}`, entry.args)
  }

  /** Why something is refused, in one sentence. */
  why(rule: string): string {
    return this.say(`why-${rule}`)
  }

  /** How the match ended. */
  result(result: Result): string {
    const winners = result.winners.map((seat) => `seat:${seat}`).join(' ')
    return this.say(`result-${result.reason}`, { winners, ...result.args })
  }

  // Things

  /** What a thing is called: `card:ziggurat` is *Ziggurat*. */
  name(ref: Ref): string {
    if (ref.startsWith('seat:')) return this.player(Number(ref.slice(5)))
    const parts = this.things[ref]?.parts ?? [ref]
    return parts.map((part) => this.calledBy(part)).join(' / ')
  }

  /** One thing by its own name or by that of its kind: `hex:3,-1` is *(3, −1)*; `@2`: it is seat 2's. */
  private calledBy(ref: Ref): string {
    const [thing = '', seat] = ref.split('@', 2)
    if (seat) return this.say('owned', { thing, seat: `seat:${seat}` })
    const [kind, id] = divided(ref)
    if (!this.has(kind) || this.has(keyOf(ref))) return this.say(keyOf(ref))
    return this.say(kind, { id: id.replaceAll('-', '−').replaceAll(',', ', ') })
  }

  /** What a seat is called: as the title calls it, or as the person who plays it. */
  player(seat: number): string {
    const called = this.called[seat]
    return called ? String(this.said(called)) : this.person(seat)
  }

  /** The name of who plays, or *Player 3*. */
  person(seat: number): string {
    return this.names[seat] || this.say('player', { n: seat + 1 })
  }

  /** What is printed on a thing, in sentences. */
  text(ref: Ref): string {
    return (this.things[ref]?.text ?? []).map((phrase) => this.phrase(phrase)).join(' ')
  }

  /** A number of goods as the object of a verb: *2 books*. */
  amount(good: Ref, n: number): string {
    return this.say(`amount-${good.slice(good.indexOf(':') + 1)}`, { n })
  }

  // Arguments

  /** Arguments in words; some sentences need more than was given. */
  private spoken(args: Args): Record<string, FluentVariable> {
    const spoken: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(args)) spoken[name] = this.said(value)
    for (const [name, value] of Object.entries(args)) {
      if (!namesThings(value)) continue
      Object.assign(spoken, this.known(name, value))
      if (value.startsWith('good:') && 'n' in args) spoken.amount = this.amount(value, args.n as number)
    }
    if ('why' in args) spoken.why = this.reason(args.why as string)
    if ('n' in args) spoken.because = this.because(args.n as number, (args.because ?? []) as Reason[])
    if ('amounts' in args) {
      const parts = (args.amounts as Amount[]).map((part) => this.amount(part.good, part.n))
      spoken.amounts = parts.join(', ')
    }
    return spoken as Record<string, FluentVariable>
  }

  /** What a sentence may want to know about a thing beside its name. */
  private known(name: string, ref: Ref): Record<string, string> {
    const [kind = '', id = ''] = divided(ref)
    const known: Record<string, string> = { [`${name}-id`]: id }
    if (kind === 'seat' && /^\d+$/.test(id)) known[`${name}-person`] = this.person(Number(id))
    const text = `${keyOf(ref)}.text`
    if (this.has(text)) known[`${name}-text`] = this.say(text)
    return known
  }

  /** A reference, a phrase, or a list of phrases, in words; all else is as it is. */
  private said(value: unknown): unknown {
    if (namesThings(value)) return value.split(' ').map((each) => this.name(each)).join(', ')
    if (isPhrase(value)) return this.phrase(value)
    if (Array.isArray(value) && value.every(isPhrase)) return value.map((each) => this.phrase(each)).join(', ')
    return value
  }

  /** Behind a gain or loss, in brackets: the thing or the step that it comes from. */
  private reason(why: string): string {
    if (!why) return ''
    return this.say('reason', { reason: why.includes(':') ? this.name(why) : this.say(`reason-${why}`) })
  }

  /** Behind a number, in brackets: what it was before and what changed it. */
  private because(n: number, reasons: Reason[]): string {
    if (!reasons.length) return ''
    const changes = reasons.map(({ change, thing }) =>
      this.say(change > 0 ? 'because-more' : 'because-less', { change: Math.abs(change), thing }),
    )
    const before = n - reasons.reduce((sum, { change }) => sum + change, 0)
    return this.say('because', { before, changes: changes.join(' ') })
  }

  private pattern(key: string): Pattern | undefined {
    const [id = '', attribute] = key.split('.', 2)
    const message = this.bundle.getMessage(id)
    return (attribute ? message?.attributes[attribute] : message?.value) ?? undefined
  }
}

/** The things that arguments name: for pointing at what a sentence is about. */
export function thingsIn(args: Args): Ref[] {
  return Object.values(args).flatMap((value) => (namesThings(value) ? value.split(' ') : []))
}

function namesThings(value: unknown): value is string {
  return typeof value === 'string' && REFERENCES.test(value)
}

function isPhrase(value: unknown): value is Phrase {
  if (!Array.isArray(value) || value.length !== 2 || typeof value[0] !== 'string') return false
  return typeof value[1] === 'object' && value[1] !== null && !Array.isArray(value[1])
}

function divided(ref: Ref): [kind: string, id: string] {
  const colon = ref.indexOf(':')
  return [ref.slice(0, colon), ref.slice(colon + 1)]
}

function keyOf(ref: Ref): string {
  return ref.replace(':', '-')
}

/** A page must not break for want of a word: show the key and tell whoever looks. */
function missing(key: string, problem: string): string {
  console.warn(`${key}: ${problem}`)
  return key
}

/** «Прялка «Дженни»» → «Прялка „Дженни“»: a quoted name may hold quotes of its own. */
function nestedQuotes(text: string): string {
  if (!text.includes('«')) return text
  let depth = 0
  let nested = ''
  for (const letter of text) {
    if (letter === '»') depth -= 1
    nested += depth && letter === '«' ? '„' : depth && letter === '»' ? '“' : letter
    if (letter === '«') depth += 1
  }
  return nested
}
