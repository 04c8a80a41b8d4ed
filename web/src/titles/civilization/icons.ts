import { civilization } from 'virtual:sprites'
import { iconsOf } from '../../shared/icons'
import names from './icons.json'

/** The address of an icon: of a thing (`tech:writing`), a piece, an option (`verb:produce`) … */
export const icon = iconsOf(civilization, names)
