/** Who I am to the server: a guest with a name. */

import { api, attempt } from '../shared/api'
import { toast } from '../shared/toasts.svelte'
import { reader } from '../shared/reader.svelte'
import { settings } from '../shared/settings.svelte'
import type { Me } from '../shared/types'

class Guest {
  me = $state.raw<Me>()

  async load(): Promise<void> {
    this.me = (await attempt(api.get<Me>('/api/me'))) ?? this.me
  }

  /** Tell the server, and the reader that it is done. What it sends will be in the reader's language. */
  async save(changes: Partial<Me>): Promise<void> {
    const me = await attempt(api.post<Me>('/api/me', { language: settings.language, ...changes }))
    if (!me) return
    this.me = me
    toast(reader.words.say('lobby-saved'))
  }
}

export const guest = new Guest()
