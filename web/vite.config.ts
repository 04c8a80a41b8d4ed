import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'
// @ts-expect-error: a plain script without types
import { sprites } from './scripts/sprites.js'

export default defineConfig({
  plugins: [svelte(), sprites()],
  // The host stays as it is: the server compares it with where a request comes from.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8765', changeOrigin: false } } },
  build: {
    outDir: '../src/oikumene/table/app',
    emptyOutDir: true,
    // The pages' security policy allows no data in addresses.
    assetsInlineLimit: 0,
  },
})
