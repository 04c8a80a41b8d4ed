/** Where icons lie in the sprites. */

import { app } from 'virtual:sprites'
import names from './icons.json'

/** From a sprite and its list (`{"card:petra": "rock-golem"}`) to the address of an icon by name. */
export function iconsOf(sprite: string, list: Record<string, string>): (name: string) => string | undefined {
  return (name) => (list[name] ? `${sprite}#${list[name]}` : undefined)
}

export type AppIcon = keyof typeof names
export const appIcon = iconsOf(app, names)
