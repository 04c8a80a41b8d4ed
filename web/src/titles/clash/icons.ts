import { clash } from 'virtual:sprites'
import { iconsOf } from '../../shared/icons'
import names from './icons.json'

/** The address of an icon: of a thing (`advance:roads`), a piece, an option (`verb:collect`) … */
export const icon = iconsOf(clash, names)
