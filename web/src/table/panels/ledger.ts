/** Reading the ledger: finding rules, and what stands in their texts. */

import type { Ledger, Rule } from '../../shared/types'

export type Token =
  | { kind: 'text' | 'strong' | 'code' | 'mark' | 'source'; text: string }
  | { kind: 'rule'; text: string; id: string }

const MARKUP = /\*\*(?<strong>.+?)\*\*|`(?<code>.+?)`|\[(?<source>rulebook|official|faq|cards|ruling)\]|(?<id>\b(?:[A-Z]+-)?[A-Z]+-\d+\b)/g

/** The pieces of a rule's text; names of rules stand in it with or without the title's letters. */
export function tokensOf(text: string, ids: Set<string>, wanted: string[]): Token[] {
  const tokens: Token[] = []
  let from = 0
  for (const match of text.matchAll(MARKUP)) {
    tokens.push(...marked(text.slice(from, match.index), wanted), tokenOf(match, ids))
    from = match.index + match[0].length
  }
  return [...tokens, ...marked(text.slice(from), wanted)]
}

function tokenOf(match: RegExpExecArray, ids: Set<string>): Token {
  const { strong, code, source, id } = match.groups ?? {}
  if (strong) return { kind: 'strong', text: strong }
  if (code) return { kind: 'code', text: code }
  if (source) return { kind: 'source', text: source }
  const rule = fullId(id, ids)
  return rule ? { kind: 'rule', text: id, id: rule } : { kind: 'text', text: id }
}

function fullId(id: string, ids: Set<string>): string | undefined {
  if (ids.has(id)) return id
  for (const full of ids) if (full.endsWith(`-${id}`)) return full
  return undefined
}

/** A text with the words that are searched for marked in it. */
function marked(text: string, wanted: string[]): Token[] {
  if (!text) return []
  if (!wanted.length) return [{ kind: 'text', text }]
  const any = new RegExp(`(${wanted.map(escaped).join('|')})`, 'giu')
  return text
    .split(any)
    .map((piece, i): Token => ({ kind: i % 2 ? 'mark' : 'text', text: piece }))
    .filter((token) => token.text)
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

export const wordsOf = (search: string): string[] => search.trim().toLowerCase().split(/\s+/).filter(Boolean)

/** The chapters with the rules that hold all of the words. */
export function found(ledger: Ledger, wanted: string[]): Ledger['chapters'] {
  if (!wanted.length) return ledger.chapters
  const fits = (rule: Rule, chapter: string) => {
    const text = `${rule.id} ${chapter} ${rule.text}`.toLowerCase()
    return wanted.every((word) => text.includes(word))
  }
  return ledger.chapters
    .map(({ name, rules }) => ({ name, rules: rules.filter((rule) => fits(rule, name)) }))
    .filter(({ rules }) => rules.length)
}
