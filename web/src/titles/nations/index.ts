/** The screen of Nations. */

import type { TitleScreen } from '..'
import Board from './Board.svelte'
import Glance from './Glance.svelte'
import { icon } from './icons'
import Large from './Large.svelte'
import { stage } from './model'
import Seat from './Seat.svelte'
import { text } from './text'

export const screen: TitleScreen = {
  Board,
  Seat,
  Glance,
  Large,
  stage,
  icon,
  text,
  headings: { round: ['round'], phase: ['phase'] },
  filters: {
    purchases: ['bought', 'replaced', 'used', 'swapped', 'card-removed'],
    workers: ['worker-taken', 'worker-returned', 'deployed', 'undeployed', 'growth-bonus'],
    wonders: ['hired', 'hired-free', 'wonder-ready', 'wonder-covered', 'wonder-abandoned', 'architect-removed'],
    war: ['war-declared', 'opponent-war', 'defeated', 'event', 'event-resolves', 'famine', 'order', 'nobody'],
    gains: ['produced', 'gain', 'lose', 'paid', 'lack'],
  },
}
