/** Where the ledger speaks of a thing: for links beside its large form. */

import type { Ref } from '../../shared/types'

/** By kind of thing, by type of a card, or by thing. */
const OF: Record<string, string> = {
  culture: 'CND-CUL-01 CND-CUL-02 CND-CUL-03 CND-CUL-04',
  science: 'CND-SCI-01 CND-SCI-02 CND-SCI-03',
  economy: 'CND-ECO-01 CND-ECO-04 CND-ECO-05 CND-ECO-09',
  industry: 'CND-IND-01 CND-IND-02 CND-IND-04 CND-WON-02',
  military: 'CND-MIL-01 CND-MIL-02 CND-MIL-08 CND-CBT-16',
  wonder: 'CND-WON-02 CND-WON-05 CND-WON-07 CND-WON-10',
  automated: 'CND-SOL-09 CND-SOL-10 CND-SOL-11',
  leader: 'CND-SET-01 CND-LDR-01',
  resource: 'CND-RES-02 CND-RES-03 CND-RES-05 CND-CMP-04',
  natural_wonder: 'CND-RES-06 CND-RES-07 CND-RES-08 CND-WON-04',
  city_state: 'CND-CST-02 CND-CST-05 CND-CST-07 CND-ECO-10 CND-ECO-12',
  diplomacy: 'CND-DIP-01 CND-DIP-02 CND-DIP-04',
  barbarian: 'CND-EVT-04 CND-EVT-07 CND-EVT-13 CND-CBT-18',
  agenda: 'CND-VIC-03 CND-VIC-04 CND-VIC-05',
  victory: 'CND-VIC-01 CND-VIC-03 CND-VIC-17',
  terrain: 'CND-GEO-02 CND-GEO-10',
  hex: 'CND-GEO-01 CND-GEO-02 CND-GEO-12 CND-GEO-15',
  tile: 'CND-MAP-06 CND-MAP-07 CND-MAP-08',
  'event:spawn': 'CND-EVT-01 CND-EVT-04 CND-EVT-05 CND-EVT-06',
  'event:blank': 'CND-EVT-01',
  'event:move': 'CND-EVT-07 CND-EVT-09 CND-EVT-10 CND-EVT-13 CND-EVT-14',
  'event:trade': 'CND-EVT-02 CND-EVT-03 CND-CIT-02',
}

/** Notes on single things. */
const NOTES: Record<string, string> = {
  'CND-CUL-11': 'card:chichen_itza',
  'CND-CUL-12': 'card:civil_service card:mass_media',
  'CND-CUL-13': 'card:drama_and_poetry',
  'CND-CUL-14': 'card:mass_media',
  'CND-CUL-15': 'card:mass_media card:eiffel_tower',
  'CND-SCI-14': 'card:oxford_university',
  'CND-SCI-17': 'card:replaceable_parts',
  'CND-SCI-18': 'card:nuclear_power',
  'CND-SCI-19': 'card:nuclear_power',
  'CND-ECO-18': 'card:currency',
  'CND-ECO-19': 'card:currency',
  'CND-ECO-20': 'card:steam_power',
  'CND-ECO-21': 'card:colossus',
  'CND-ECO-23': 'card:capitalism',
  'CND-IND-13': 'card:animal_husbandry',
  'CND-IND-14': 'card:great_lighthouse',
  'CND-IND-15': 'card:urbanization',
  'CND-MIL-05': 'card:mass_production',
  'CND-WON-06': 'leader:egypt city_state:buenos_aires city_state:brussels',
  'CND-WON-15': 'card:pyramids card:porcelain_tower',
  'CND-WON-16': 'card:stonehenge',
  'CND-WON-17': 'card:stonehenge',
  'CND-WON-18': 'card:forbidden_city',
  'CND-WON-19': 'card:eiffel_tower',
  'CND-WON-20': 'card:machu_picchu',
  'CND-WON-21': 'card:machu_picchu card:venetian_arsenal',
  'CND-WON-22': 'card:venetian_arsenal',
  'CND-WON-23': 'card:estadio_do_maracana',
  'CND-WON-24': 'card:great_zimbabwe',
  'CND-WON-25': 'card:potala_palace',
  'CND-WON-26': 'card:pentagon',
  'CND-WON-27': 'card:kremlin',
  'CND-EVT-24': 'card:petra',
  'CND-EVT-26': 'city_state:seoul',
  'CND-CIT-06': 'diplomacy:open_borders card:sydney_opera_house',
  'CND-DIP-06': 'diplomacy:joint_war diplomacy:defensive_pact',
  'CND-DIP-07': 'diplomacy:joint_war diplomacy:defensive_pact diplomacy:open_borders',
  'CND-DIP-08': 'diplomacy:embassy',
  'CND-DIP-09': 'diplomacy:embassy',
  'CND-GEO-11': 'leader:japan city_state:kumasi city_state:mohenjo_daro',
  'CND-LDR-02': 'leader:america',
  'CND-LDR-03': 'leader:america',
  'CND-LDR-05': 'leader:aztec',
  'CND-LDR-07': 'leader:france',
  'CND-VIC-10': 'agenda:civilized',
  'CND-VIC-11': 'agenda:warmonger',
  'CND-VIC-12': 'agenda:explorer',
  'CND-VIC-13': 'agenda:technophile',
  'CND-VIC-14': 'agenda:money_grubber agenda:paranoid agenda:aesthetic agenda:scholarly',
  'CND-VIC-15': 'agenda:populous',
  'CND-VIC-16': 'agenda:preservationist',
  'CND-SOL-14': 'card:ap_early_empire card:ap_drama_and_poetry card:ap_civil_service card:ap_mass_media',
  'CND-SOL-16': 'card:ap_foreign_trade card:ap_currency card:ap_steam_power card:ap_capitalism',
  'CND-SOL-19': 'card:ap_pottery card:ap_animal_husbandry card:ap_nationalism card:ap_urbanization',
  'CND-SOL-25': 'card:ap_pottery card:ap_animal_husbandry card:ap_nationalism',
  'CND-SOL-28': 'card:ap_masonry card:ap_iron_working card:ap_mass_production card:ap_flight',
  'CND-SOL-29': 'card:ap_masonry card:ap_iron_working',
  'CND-SOL-30': 'card:ap_astrology card:ap_mathematics card:ap_replaceable_parts card:ap_nuclear_power',
  'CND-SOL-32': 'card:ap_capitalism card:ap_urbanization',
  'CND-SOL-33': 'card:ap_nuclear_power',
}

/** What the ledger says about a thing itself. */
export function notesOn(thing: Ref): string[] {
  const name = thing.replace(/@.*/, '')
  return Object.keys(NOTES).filter((rule) => NOTES[rule]?.split(' ').includes(name))
}

/** What it says about all things of a kind. */
export const rulesOf = (...names: string[]): string[] => names.flatMap((name) => OF[name]?.split(' ') ?? [])
