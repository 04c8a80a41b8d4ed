/** What people and machine players at a table are called. */

import { reader } from '../shared/reader.svelte'
import type { SeatInfo } from '../shared/types'
import type { Words } from '../shared/words'
import { ANY } from './machines'

export const letter = (seat: number): string => 'ABCDE'[seat]!

/** The strength of a machine player in a word. */
export function strength(player: string): string {
  const key = `lobby-machine-${player}`
  return reader.words.has(key) ? reader.words.say(key) : player
}

export function strengthText(player: string): string | undefined {
  const key = `lobby-machine-${player}.text`
  return reader.words.has(key) ? reader.words.say(key) : undefined
}

/** How a machine player likes to play, in the words of its title. */
export const styleName = (words: Words, style: string): string => words.say(styleKey(style))
export const styleText = (words: Words, style: string): string => words.say(`${styleKey(style)}.text`)

function styleKey(style: string): string {
  return style && style !== ANY ? `style-${style}` : `lobby-style-${style || 'usual'}`
}

/** Who sits there. */
export function sitting(seat: SeatInfo): string {
  if (seat.kind === 'open') return reader.words.say('lobby-seat-free')
  if (seat.name) return seat.name
  if (seat.player) return strength(seat.player)
  return reader.words.say('lobby-guest')
}

/** *Anna and Bob*. */
export function listed(names: string[]): string {
  return new Intl.ListFormat(reader.language || 'en').format(names)
}
