import { nations } from 'virtual:sprites'
import { iconsOf } from '../../shared/icons'
import names from './icons.json'

/** The address of an icon: of a thing (`card:petra`), a good, a kind, an option (`verb:buy`) … */
export const icon = iconsOf(nations, names)
