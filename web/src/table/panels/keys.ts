import { listens } from '../keys'

/** Whether a key is a panel's own: not the browser's, and no space for the control in focus. */
export function free(event: KeyboardEvent): boolean {
  if (!listens(event) || event.ctrlKey || event.metaKey || event.altKey) return false
  return event.key !== ' ' || !(event.target as Element).closest('button, a, [role]')
}
