/** Hotkeys. Letters and digits choose options, Shift and a letter commands of the frame. */

/** Keys for options, in the order in which they are given out; `i` opens the thing in focus. */
export const POOL = [...'123456789abcdefghjklmnopqrstuvwxyz']
export const DIGITS = 9

/** What a press means: `a`, `7`, `?`, with `shift+` for capital letters. Undefined: nothing of ours.
 *
 * On a layout without Latin letters the place of the key counts.
 */
export function keyOf(event: KeyboardEvent): string | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return undefined
  if (['?', 'Enter', 'Escape'].includes(event.key)) return event.key
  if (/^[0-9]$/.test(event.key)) return event.key
  const letter = latin(event)
  if (letter) return event.shiftKey ? `shift+${letter}` : letter
  return !event.shiftKey && event.code.startsWith('Digit') ? event.code.slice(5) : undefined
}

function latin({ key, code }: KeyboardEvent): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase()
  return code.startsWith('Key') ? code.slice(3).toLowerCase() : undefined
}

/** Whether keys are meant for the page: nothing is being typed, no sheet lies above. */
export function listens(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || document.querySelector('dialog:modal')) return false
  return !(event.target as Element).closest('input, select, textarea, [popover]')
}

/** How a key is shown. */
export function keyName(key: string): string {
  return key.replace('shift+', '⇧').toUpperCase()
}
