/** The screen of A New Dawn. */

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
  headings: { round: ['round'], phase: [] },
  filters: {
    growth: ['placed', 'founded', 'shifted', 'converted', 'lifted', 'flipped', 'reinforced', 'took'],
    trade: ['trade', 'spent', 'arrived', 'gained', 'swapped', 'diplomacy', 'returned', 'caravan-lost'],
    science: ['advanced', 'new-card', 'swapped-cards'],
    wonders: ['built', 'revealed', 'wonder-lost', 'used', 'struck'],
    war: [
      'attacks',
      'rolled',
      'won-fight',
      'repelled',
      'captured',
      'conquered',
      'liberated',
      'capital-defeated',
      'barbarian-defeated',
      'barbarian-moved',
      'barbarians-move',
      'spawned',
      'destroyed',
      'city-destroyed',
      'token-destroyed',
    ],
    agendas: ['agenda', 'won'],
  },
}
