/** SVG sprites out of game-icons. */

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json')
const { icons, aliases } = JSON.parse(readFileSync(file, 'utf-8'))

/** One symbol for each name; `own` are bodies of icons that the set does not have. */
export function sprite(names, own = {}) {
  const symbols = names.map((name) => `<symbol id="${name}" viewBox="0 0 512 512">${own[name] ?? bodyOf(name)}</symbol>`)
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

function bodyOf(name) {
  let found = name
  while (aliases[found]) found = aliases[found].parent
  if (!icons[found]) throw new Error(`no icon is called ${name}: game-icons has none, and none is drawn here`)
  return icons[found].body
}
