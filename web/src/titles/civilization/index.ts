/** The screen of Civilization. */

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
    techs: ['learned', 'government', 'used', 'frozen', 'nuked'],
    cities: ['capital', 'founded', 'produces', 'produces-at', 'converted', 'upgraded', 'units-shuffled', 'city-bonus', 'drew-unit', 'drew-unit-card', 'replaced', 'destroyed', 'city-destroyed', 'wonder-comes', 'wonder-left', 'obsolete', 'used-wonder', 'egypt-wonder', 'great-person', 'person-put', 'sent'],
    goods: ['trade-changed', 'took', 'harvests', 'coin', 'paid', 'paid-marker', 'deal-offered', 'deal-refused', 'deal-made', 'deal-cards'],
    culture: ['devotes', 'culture-changed', 'advanced', 'drew-event', 'drew-event-card', 'discarded', 'events-shuffled', 'plays', 'played', 'event-refused', 'cancelled', 'led'],
    moves: ['moved', 'placed', 'figure-placed', 'discovered', 'hut-explored', 'village-conquered', 'marker-seen', 'sailed', 'sacrificed'],
    war: ['battle', 'force-drawn', 'combat-bonus', 'front-opened', 'unit-attacks', 'unit-wounded', 'unit-killed', 'unit-lost', 'unit-healed', 'unit-saved', 'battle-result', 'armies-lost', 'figure-killed', 'killed', 'city-conquered', 'looted-trade', 'looted-culture', 'looted-resource', 'looted-marker', 'looted-marker-face', 'looted-event', 'looted-event-card', 'coin-discarded', 'coin-stolen'],
  },
}
