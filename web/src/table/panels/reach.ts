/** From a table to other tables. */

import { api } from '../../shared/api'
import { router } from '../../shared/router.svelte'
import type { SeatWish, Sheet, TableWish } from '../../shared/types'

/** The address of a table as others reach it; `fragment` is what they find there. */
export function link(sheet: Sheet, fragment: string): string {
  return `${location.origin}/t/${sheet.id}#${fragment}`
}

/** Open a new table and go there. */
export async function openTable(wish: TableWish): Promise<void> {
  const sheet = await api.post<Sheet>('/api/tables', wish)
  router.go(`/t/${sheet.id}`)
}

/** The wish for a table like this one: people who sit elsewhere get a link again. */
export function likeThis(sheet: Sheet): TableWish {
  const { title, options, undo, chat, open } = sheet
  const first = sheet.me.seats[0]
  const seats = sheet.seats.map(({ kind, name, player, style, mine, seat }): SeatWish => {
    if (kind === 'machine') return { kind, player: player ?? undefined, style }
    if (!mine) return { kind: 'open' }
    return seat === first ? { kind: 'me' } : { kind: 'hotseat', name }
  })
  return { title, seats, options, undo, chat, open }
}
