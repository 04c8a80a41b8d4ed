/** What the reader reads: the texts that are loaded, in the language that is chosen. */

import type { FluentBundle } from '@fluent/bundle'
import { api } from './api'
import { settings } from './settings.svelte'
import type { Ref, Things } from './types'
import { bundleOf, Words } from './words'

class Reader {
  /** The language on the screen. It follows the settings as soon as its texts are there. */
  language = $state('')
  #texts = $state.raw<Record<string, string>>({})
  #things = $state.raw<Record<string, Things>>({})
  #bundles = new Map<string, FluentBundle>()
  /** Whose texts are needed in whatever language is chosen, from the moment they are asked for. */
  #inUse = new Set(['app'])

  /** The words of the app itself. */
  words = $derived(this.about('app'))

  /** Load a title's words and printed things; `app` is always needed. */
  async bring(title: string): Promise<void> {
    this.#inUse.add(title)
    const things = title === 'app' || this.#things[title] ? undefined : api.get<Things>(`/api/titles/${title}/things`)
    const languages = new Set([this.language || settings.language, settings.language])
    await Promise.all([...languages].map((language) => this.#load(language, title)))
    if (things) this.#things = { ...this.#things, [title]: await things }
  }

  /** Show another language, once all texts in use have come in it. */
  async read(language: string): Promise<void> {
    await Promise.all([...this.#inUse].map((name) => this.#load(language, name)))
    if (settings.language === language) this.language = language
  }

  /** Words of the app and a title, with what the seats of a match are called. */
  about(title: string, names: string[] = [], called: Record<string, Ref> = {}): Words {
    return new Words(this.language, this.#bundle(this.language, title), this.#things[title], names, called)
  }

  /** Everything printed in a title's box. */
  things(title: string): Things {
    return this.#things[title] ?? {}
  }

  /** Whether a title's words and things are there. */
  knows(title: string): boolean {
    return title in this.#things && `${this.language}/${title}` in this.#texts
  }

  async #load(language: string, name: string): Promise<void> {
    const key = `${language}/${name}`
    if (key in this.#texts) return
    const text = await api.text(`/api/words/${key}`)
    this.#texts = { ...this.#texts, [key]: text }
  }

  #bundle(language: string, title: string): FluentBundle {
    const names = title === 'app' ? ['app'] : ['app', title]
    const texts = names.map((name) => this.#texts[`${language}/${name}`] ?? '')
    const key = `${language}/${title}`
    const known = this.#bundles.get(key)
    if (known) return known
    const bundle = bundleOf(language, texts)
    if (texts.every(Boolean)) this.#bundles.set(key, bundle)
    return bundle
  }
}

export const reader = new Reader()
