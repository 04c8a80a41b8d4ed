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
    if (mine && !was) call(desk, title)
    was = mine
  })
  /** Browsers let a page sound only after it was touched: be ready then. */
  $effect(() => {
    const touches = ['pointerup', 'keydown'] as const
    for (const each of touches) addEventListener(each, wake, { once: true })
    return () => touches.forEach((each) => removeEventListener(each, wake))
  })
  $effect(() => {
    const tell = () => live.looking(!document.hidden)
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  })
}

/** Nobody may look at a page that another window covers; a hidden one nobody sees. */
function call(desk: Desk, title: string): void {
  if (settings.sound && !document.hasFocus()) void chime()
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return
  const body = desk.live.decision ? desk.words.ask(desk.live.decision) : ''
  try {
    notify(desk.words.say('app-tab-turn', { title }), body, desk.live.id)
  } catch {
    // Some phones have notices only for installed apps; the sound and the tab must do.
  }
}

function notify(title: string, body: string, tag: string): void {
  const notice = new Notification(title, { body, tag, icon: '/icon.svg' })
  notice.onclick = () => {
    focus()
    notice.close()
  }
}

let audio: AudioContext | undefined

async function wake(): Promise<AudioContext> {
  audio ??= new AudioContext()
  await audio.resume()
  return audio
}

/** Two soft notes. A page that was never touched stays silent. */
async function chime(): Promise<void> {
  if (!navigator.userActivation?.hasBeenActive) return
  const context = await wake()
  for (const [at, note] of NOTES.entries()) sound(context, note, context.currentTime + at * APART)
}

function sound(audio: AudioContext, note: number, start: number): void {
  const volume = new GainNode(audio, { gain: 0 })
  const tone = new OscillatorNode(audio, { type: 'sine', frequency: note })
  volume.gain.setTargetAtTime(0.12, start, 0.01)
  volume.gain.setTargetAtTime(0, start + 0.08, 0.15)
  tone.connect(volume).connect(audio.destination)
  tone.start(start)
  tone.stop(start + LASTS)
}
