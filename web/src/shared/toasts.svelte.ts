/** Short messages that come and go at the edge of the screen. */

export type ToastKind = 'news' | 'trouble'
interface Toast {
  id: number
  text: string
  kind: ToastKind
}

const STAYS = 6000
let last = 0

export const toasts: Toast[] = $state([])

export function toast(text: string, kind: ToastKind = 'news'): void {
  if (toasts.some((each) => each.text === text)) return
  const id = ++last
  toasts.push({ id, text, kind })
  setTimeout(() => dismiss(id), STAYS)
}

export function dismiss(id: number): void {
  const at = toasts.findIndex((each) => each.id === id)
  if (at >= 0) toasts.splice(at, 1)
}
