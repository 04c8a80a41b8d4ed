/** What the frame of a table can do: the same for buttons, menu and keys. */

import type { AppIcon } from '../shared/icons'
import { router } from '../shared/router.svelte'
import type { Desk } from './desk.svelte'

export interface Command {
  /** Words: `app-command-<name>`. */
  name: string
  icon: AppIcon
  key?: string
  run: () => void
  disabled?: boolean
}

export function commandsOf(desk: Desk): Command[] {
  const { live } = desk
  const still = desk.past || live.busy
  const playing = live.seat !== null
  const mine: Command[] = [
    { name: 'undo', icon: 'undo', key: 'shift+u', run: () => desk.undo(false), disabled: still || !live.canUndo },
    { name: 'redo', icon: 'redo', key: 'shift+y', run: () => live.redo(), disabled: still || !live.canRedo },
    { name: 'restart', icon: 'restart', key: 'shift+b', run: () => desk.undo(true), disabled: still || !live.canUndo },
    { name: 'catch-up', icon: 'clock', key: 'shift+c', run: () => (desk.beside = 'catch-up') },
    { name: 'hint', icon: 'hint', key: 'shift+h', run: () => desk.show({ what: 'hint' }), disabled: !desk.decision },
  ]
  const everybody: Command[] = [
    { name: 'rules', icon: 'rules', key: 'shift+r', run: () => desk.showRule(null) },
    { name: 'replay', icon: 'replay', key: 'shift+p', run: () => (desk.beside = 'replay') },
    { name: 'text', icon: 'text-mode', key: 'shift+t', run: () => desk.show({ what: 'text' }) },
    { name: 'share', icon: 'share', key: 'shift+s', run: () => desk.show({ what: 'host' }) },
    { name: 'settings', icon: 'settings', run: () => desk.show({ what: 'settings' }) },
    { name: 'keys', icon: 'keyboard', key: '?', run: () => desk.show({ what: 'keys' }) },
    { name: 'report', icon: 'warning', run: () => desk.show({ what: 'report' }) },
    { name: 'lobby', icon: 'home', run: () => router.go('/') },
  ]
  return playing ? [...mine, ...everybody] : everybody
}
