import { followUpNote } from '#domain/requests/follow-up.ts'
import { isOpen } from '#domain/requests/request-status.ts'
import { followsQuote } from '#domain/written-quotes/calling-off.ts'
import type { Actor } from '#ports/actor.ts'
import type { RequestEdit } from '#ports/request-store.ts'
import type { NewVersion } from '#ports/written-quote-store.ts'
import type { Db } from '#adapters/sql/database.ts'
import { hasRows } from '#adapters/sql/list-pages.ts'
import { lockRequest } from './request-writing.ts'
import { changeOne } from './request-changes.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

/**
 * Moves a request to the status that its quotes imply. Returns the edit that undoes it; null if
 * nothing changed.
 */
export async function moveRequest(
  transaction: StoreTransaction,
  requestId: string | null,
  to: 'quoted' | 'won' | 'lost',
  actor: Actor,
): Promise<RequestEdit | null> {
  if (requestId === null) return null
  // Locked, since an answer to another of its quotes may be moving it at this moment.
  const request = await lockRequest(transaction, requestId)
  if (request === null) return null
  const isWonByAnother = to === 'lost' && (await isAgreedFor(transaction.tx, requestId))
  if (!followsQuote(request.work.status, to, isWonByAnother)) return null
  const reason = to === 'lost' ? 'changed-mind' : null
  const change = { is: 'status', to, reason } as const
  const moved = await changeOne(transaction, { id: requestId, change, seen: null }, actor)
  return moved.ok ? moved.value : null
}

/** True if the request has an accepted quote, other than this one and its change orders if given. */
export async function isAgreedFor(db: Db, requestId: string, besideQuote = ''): Promise<boolean> {
  const agreed = db
    .selectFrom('written_quotes')
    .where('lead_id', '=', requestId)
    .where('status', '=', 'accepted')
    .where('called_off_at', 'is', null)
    .where('id', '<>', besideQuote)
    .where((row) => row.or([row('parent_id', 'is', null), row('parent_id', '<>', besideQuote)]))
  return hasRows(agreed)
}

/** Sets the follow-up of the request, unless a later day is set. */
export async function followUp(
  transaction: StoreTransaction,
  requestId: string,
  { today, on }: NonNullable<NewVersion['followUp']>,
  actor: Actor,
): Promise<void> {
  const request = await lockRequest(transaction, requestId)
  if (request === null) return
  const { status, followUpOn, followUpNote: before } = request.work
  if (!isOpen(status) || (followUpOn !== null && followUpOn > today)) return
  const note = followUpNote('quote', before)
  const change = { is: 'follow-up', on, note } as const
  await changeOne(transaction, { id: requestId, change, seen: null }, actor)
}
