/** The screen of Clash of Cultures. */

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
  headings: { round: ['round'], phase: ['status'] },
  filters: {
    advances: ['advanced', 'linked', 'changed'],
    cities: ['founded', 'built', 'wonder-built', 'mood', 'influence-rolled', 'influence-failed', 'influenced', 'razed', 'city-destroyed', 'piece-destroyed', 'reformed'],
    goods: ['paid', 'gained', 'collected', 'lost', 'exchanged', 'traded', 'trade-offered', 'trade-shown', 'trade-refused', 'trade-made', 'trade-cards', 'raided'],
    cards: ['drew-action', 'drew-action-card', 'drew-objective', 'drew-objective-card', 'drew-wonder', 'drew-wonder-card', 'took-discard', 'wonder-opened', 'completed', 'discarded', 'discarded-objective', 'discarded-objective-card', 'person-taken', 'assigned'],
    moves: ['recruited', 'placed', 'moved', 'sailed', 'explored', 'leader-came'],
    war: ['battle', 'combat-round', 'tactics', 'rolled', 'unit-lost', 'retreated', 'battle-won', 'battle-drawn', 'captured', 'barbarians-captured', 'leader-lost', 'barbarians-settled', 'barbarians-reinforced', 'barbarians-moved', 'pirates-placed', 'pirates-raided'],
    events: ['event', 'exhausted', 'action-lost', 'anarchy', 'truce', 'truce-over', 'plague-over'],
  },
}
