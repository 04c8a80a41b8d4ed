/** A plugin for Vite: one sprite of icons for the app and one for each title, as files with hashed
 * names, and their addresses as the module `virtual:sprites`. */

import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { sprite } from './sprite.js'

const VIRTUAL = 'virtual:sprites'

export function sprites() {
  let files = []
  return {
    name: 'sprites',
    buildStart() {
      files = drawn()
    },
    resolveId: (id) => (id === VIRTUAL ? `\0${VIRTUAL}` : undefined),
    load: (id) => (id === `\0${VIRTUAL}` ? addresses(files) : undefined),
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const found = files.find(({ path }) => request.url === `/${path}`)
        if (!found) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.end(found.svg)
      })
    },
    generateBundle() {
      for (const { path, svg } of files) this.emitFile({ type: 'asset', fileName: path, source: svg })
    },
  }
}

function drawn() {
  const titles = readdirSync('src/titles', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  const folders = [['app', 'src/shared'], ...titles.map(({ name }) => [name, `src/titles/${name}`])]
  const own = Object.assign({}, ...folders.map(([, folder]) => json(`${folder}/own-icons.json`)))
  return folders.map(([name, folder]) => {
    const used = new Set(Object.values(json(`${folder}/icons.json`)))
    const svg = sprite([...used], own)
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 8)
    return { name, svg, path: `assets/${name}-${hash}.svg` }
  })
}

function addresses(files) {
  return files.map(({ name, path }) => `export const ${name} = '/${path}'`).join('\n')
}

function json(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf-8')) : {}
}
