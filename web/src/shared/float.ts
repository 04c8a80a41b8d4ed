/** Placing and opening what floats beside a thing. */

const GAP = 8

/** Show a popover beside an element: under it where there is room, else above it. */
export function beside(popover: HTMLElement, anchor: Element): () => void {
  const place = () => {
    const at = boxOf(anchor)
    const { offsetWidth: width, offsetHeight: height } = popover
    const under = at.bottom + GAP + height <= innerHeight || at.top < innerHeight - at.bottom
    const top = under ? at.bottom + GAP : at.top - GAP - height
    const left = at.left + at.width / 2 - width / 2
    popover.style.top = `${clamp(top, GAP, innerHeight - height - GAP)}px`
    popover.style.left = `${clamp(left, GAP, innerWidth - width - GAP)}px`
  }
  popover.showPopover()
  place()
  addEventListener('scroll', place, { capture: true, passive: true })
  addEventListener('resize', place)
  return () => {
    removeEventListener('scroll', place, { capture: true })
    removeEventListener('resize', place)
  }
}

/** Presses that an inner element has taken for its own. */
const taken = new WeakSet<Event>()
const LONG = 450
const SLIP = 10

/** Call when an element is pressed for long with a finger; that press then is no click. Where such
 * elements lie in each other, the innermost is called. */
export function longPress(held: () => void): (element: HTMLElement) => () => void {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    const stop = () => clearTimeout(timer)
    const down = (event: PointerEvent) => {
      stop()
      if (event.pointerType === 'mouse' || !event.isPrimary || taken.has(event)) return
      taken.add(event)
      from = { x: event.clientX, y: event.clientY }
      timer = setTimeout(() => {
        swallowClick()
        held()
      }, LONG)
    }
    const move = (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) stop()
    }
    const listeners = { pointerdown: down, pointermove: move, pointerup: stop, pointercancel: stop }
    for (const [name, listen] of Object.entries(listeners)) element.addEventListener(name, listen as EventListener)
    return () => {
      stop()
      for (const [name, listen] of Object.entries(listeners)) element.removeEventListener(name, listen as EventListener)
    }
  }
}

/** The click that ends a long press would hit whatever has opened under the finger. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  addEventListener('pointerdown', () => removeEventListener('click', swallow, { capture: true }), { capture: true, once: true })
}

/** The box of an element, or of what it holds if it has none of its own (`display: contents`). */
function boxOf(element: Element): DOMRect {
  const box = element.getBoundingClientRect()
  if (box.width || box.height || !element.firstElementChild) return box
  return element.firstElementChild.getBoundingClientRect()
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
