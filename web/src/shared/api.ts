/** Talking to the server: every answer that is not fine becomes a `Refused`. */

import { reader } from './reader.svelte'
import { toast } from './toasts.svelte'
import type { Trouble } from './types'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly trouble: Trouble,
  ) {
    super(trouble.message)
  }
}

/** Paths as the server has them: `api.get<Me>('/api/me')`. */
export const api = {
  get: <T>(path: string) => call<T>('GET', path),
  post: <T>(path: string, body: unknown = {}) => call<T>('POST', path, JSON.stringify(body)),
  /** Post a file as it is. */
  send: <T>(path: string, file: Blob) => call<T>('POST', path, file),
  delete: <T>(path: string) => call<T>('DELETE', path),
  /** Text instead of JSON. */
  text: async (path: string) => (await fetched('GET', path)).text(),
}

/** What a promise brings; if it fails, tell the reader why and bring nothing. */
export async function attempt<T>(promise: Promise<T>): Promise<T | undefined> {
  try {
    return await promise
  } catch (problem) {
    toast(inWords(problem), 'trouble')
    return undefined
  }
}

/** What went wrong, as a sentence. */
export function inWords(problem: unknown): string {
  if (!(problem instanceof Refused)) return reader.words.say('app-no-connection')
  const key = `error-${problem.trouble.error}`
  return reader.words.has(key) ? reader.words.say(key) : problem.trouble.message
}

async function call<T>(method: string, path: string, body?: BodyInit): Promise<T> {
  const response = await fetched(method, path, body)
  return response.status === 204 ? (undefined as T) : response.json()
}

/** The server makes an acquaintance with whoever comes without a cookie: the first request goes
 * alone, or one browser would become several guests. */
let met: Promise<unknown> | undefined

async function fetched(method: string, path: string, body?: BodyInit): Promise<Response> {
  met ??= fetch('/api/me')
    .then((response) => response.text())
    .catch(() => (met = undefined))
  await met
  const headers = body === undefined ? undefined : { 'Content-Type': 'application/json' }
  const response = await fetch(path, { method, body, headers })
  if (response.ok) return response
  throw new Refused(response.status, await troubleOf(response))
}

async function troubleOf(response: Response): Promise<Trouble> {
  try {
    return await response.json()
  } catch {
    return { error: 'bad-request', message: response.statusText }
  }
}
