/** Choices that this browser remembers. */

export function kept<T>(key: string): T | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}

export function keep(key: string, value: unknown): void {
  const text = JSON.stringify(value)
  try {
    localStorage.setItem(key, text)
  } catch {
    // Without storage a choice lasts as long as the page.
  }
}
