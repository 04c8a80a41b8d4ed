/** Which page the address names. */

export type Route =
  | { page: 'lobby' | 'settings' | 'credits' | 'lost' }
  | { page: 'new'; title: string }
  | { page: 'table'; id: string }

class Router {
  path = $state(location.pathname)
  /** What stands behind `#`: `m=120` → {m: '120'}. */
  hash = $state.raw(hashOf(location.hash))
  route: Route = $derived(routeOf(this.path))

  constructor() {
    addEventListener('popstate', () => this.#look())
    addEventListener('hashchange', () => this.#look())
    document.addEventListener('click', (event) => this.#click(event))
  }

  go(to: string): void {
    history.pushState(null, '', to)
    this.#look()
    scrollTo(0, 0)
  }

  /** Change the address without a new page in the history. */
  replace(to: string): void {
    history.replaceState(null, '', to)
    this.#look()
  }

  #look(): void {
    this.path = location.pathname
    this.hash = hashOf(location.hash)
  }

  /** Plain links inside the app stay inside the app. */
  #click(event: MouseEvent): void {
    const link = (event.target as Element | null)?.closest?.('a')
    if (!link || event.defaultPrevented || event.button || event.metaKey || event.ctrlKey || event.shiftKey) return
    if (link.target || link.download || link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    event.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

function hashOf(hash: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(hash.slice(1)))
}

function routeOf(path: string): Route {
  const [first = '', second, ...rest] = path.split('/').slice(1)
  if (rest.length) return { page: 'lost' }
  if (first === 'new' && second) return { page: 'new', title: second }
  if (first === 't' && second) return { page: 'table', id: second }
  if (second) return { page: 'lost' }
  if (first === '') return { page: 'lobby' }
  if (first === 'settings' || first === 'credits') return { page: first }
  return { page: 'lost' }
}

export const router = new Router()
