/** Telling a person that it is their turn. */

import { settings } from '../shared/settings.svelte'
import type { Desk } from './desk.svelte'

const NOTES = [523.25, 783.99]
const APART = 0.16
const LASTS = 0.7

/** The tab's title, and a call when it becomes my turn while nobody looks. Call while a component begins. */
export function announceTurns(desk: Desk): void {
  const { live } = desk
  const mine = $derived(live.decision !== null && !live.sheet.paused)
  const title = $derived(desk.words.say(`title-${live.sheet.title}`))
  let was = true

  $effect(() => {
    const before = document.title
    document.title = mine ? desk.words.say('app-tab-turn', { title }) : title
    return () => (document.title = before)
  })
  $effect(() => {
    if (mine && !was && document.hidden) call(desk, title)
    was = mine
  })
  $effect(() => {
    const tell = () => live.looking(!document.hidden)
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  })
}

function call(desk: Desk, title: string): void {
  if (settings.sound) chime()
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const body = desk.live.decision ? desk.words.ask(desk.live.decision) : ''
  const notice = new Notification(desk.words.say('app-tab-turn', { title }), { body, tag: desk.live.id, icon: '/icon.svg' })
  notice.onclick = () => {
    focus()
    notice.close()
  }
}

/** Two soft notes. A browser that was never touched stays silent. */
function chime(): void {
  const context = new AudioContext()
  for (const [at, note] of NOTES.entries()) {
    const start = context.currentTime + at * APART
    const volume = new GainNode(context, { gain: 0 })
    const tone = new OscillatorNode(context, { type: 'sine', frequency: note })
    volume.gain.setTargetAtTime(0.12, start, 0.01)
    volume.gain.setTargetAtTime(0, start + 0.08, 0.15)
    tone.connect(volume).connect(context.destination)
    tone.start(start)
    tone.stop(start + LASTS)
  }
  setTimeout(() => context.close(), 1000 * (APART + LASTS + 0.2))
}
