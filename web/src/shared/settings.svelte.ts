/** What a person sets for this browser. */

export const LANGUAGES = ['en', 'ru', 'uk'] as const
export type Language = (typeof LANGUAGES)[number]
/** What a language calls itself. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', uk: 'Українська' }

export const THEMES = ['auto', 'dark', 'light'] as const
export const SIZES = [100, 115, 130] as const

export interface Settings {
  language: Language
  theme: (typeof THEMES)[number]
  hotkeys: boolean
  /** Ask before what cannot be taken back. */
  confirm: boolean
  sound: boolean
  motion: boolean
  /** The size of text, in per cent. */
  size: (typeof SIZES)[number]
}

const KEY = 'settings'

export const settings: Settings = $state({
  language: preferred(),
  // The lamp-lit table is what it should look like; light is for whoever wants it.
  theme: 'dark',
  hotkeys: true,
  confirm: true,
  sound: true,
  motion: true,
  size: 100,
  ...kept(),
})

/** Keep the settings, and let the document follow them. Call once. */
export function followSettings(): void {
  const light = matchMedia('(prefers-color-scheme: light)')
  const root = document.documentElement
  let lightOutside = $state(light.matches)
  light.addEventListener('change', () => (lightOutside = light.matches))
  $effect.root(() => {
    $effect(() => keep(settings))
    $effect(() => {
      const isLight = settings.theme === 'light' || (settings.theme === 'auto' && lightOutside)
      root.dataset.theme = isLight ? 'light' : 'dark'
      root.dataset.motion = settings.motion ? 'on' : 'off'
      root.style.fontSize = `${settings.size}%`
    })
  })
}

/** Whether things may move: neither the system nor the reader is against it. */
export function moves(): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

function preferred(): Language {
  const wanted = navigator.languages.map((each) => each.slice(0, 2))
  return LANGUAGES.find((each) => each === wanted.find((want) => LANGUAGES.includes(want as Language))) ?? 'en'
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}')
  } catch {
    return {}
  }
}

function keep(all: Settings): void {
  const text = JSON.stringify(all)
  try {
    localStorage.setItem(KEY, text)
  } catch {
    // Without storage the settings last as long as the page.
  }
}
