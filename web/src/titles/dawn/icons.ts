import { dawn } from 'virtual:sprites'
import { iconsOf } from '../../shared/icons'
import names from './icons.json'

/** The address of an icon: of a thing (`card:petra`), a type, a piece, an option (`verb:resolve`) … */
const found = iconsOf(dawn, names)

/** Diplomacy cards of all players look the same: `diplomacy:embassy@2`. */
export const icon = (name: string): string | undefined => found(name.replace(/@.*/, ''))
