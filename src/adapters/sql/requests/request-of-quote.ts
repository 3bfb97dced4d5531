import type { Selectable } from 'kysely'
import { followUpNote } from '#domain/requests/follow-up.ts'
import { isOpen } from '#domain/requests/request-status.ts'
import { followsQuote, requestAfterCallingOff } from '#domain/written-quotes/calling-off.ts'
import type { Actor } from '#ports/actor.ts'
import type { RequestEdit } from '#ports/request-store.ts'
import type { NewVersion } from '#ports/written-quote-store.ts'
import type { Db } from '#adapters/sql/database.ts'
import { lockRequest } from './request-writing.ts'
import { changeOne } from './request-changes.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import type { WrittenQuoteRow } from '#adapters/sql/written-quotes/written-quote-tables.ts'

/** Moves a request to the status that its quote implies, unless it stays as it is. */
export async function moveRequest(
  transaction: StoreTransaction,
  requestId: string | null,
  to: 'quoted' | 'won',
  actor: Actor,
): Promise<void> {
  if (requestId === null) return
  // Locked, since an answer to another of its quotes may be moving it at this moment.
  const request = await lockRequest(transaction, requestId)
  if (request === null || !followsQuote(request.work.status, to)) return
  await changeStatus(transaction, requestId, to, actor)
}

/**
 * Moves the request of a quote that is called off. Returns the edit that undoes it; null if nothing
 * changed.
 */
export async function moveRequestBack(
  transaction: StoreTransaction,
  { id, lead_id: requestId }: QuoteOfRequest,
  actor: Actor,
): Promise<RequestEdit | null> {
  if (requestId === null) return null
  const request = await lockRequest(transaction, requestId)
  if (request === null) return null
  const others = await otherQuotes(transaction.tx, { id, lead_id: requestId })
  const to = requestAfterCallingOff(request.work.status, others)
  if (to === null || to === 'held-by-another') return null
  return changeStatus(transaction, requestId, to, actor)
}

async function changeStatus(
  transaction: StoreTransaction,
  id: string,
  to: 'quoted' | 'won' | 'lost',
  actor: Actor,
): Promise<RequestEdit | null> {
  const reason = to === 'lost' ? 'changed-mind' : null
  const change = { is: 'status', to, reason } as const
  const moved = await changeOne(transaction, { id, change, seen: null }, actor)
  return moved.ok ? moved.value : null
}

type QuoteOfRequest = Pick<Selectable<WrittenQuoteRow>, 'id' | 'lead_id'>

/** The quotes of a quote's request, without it and its change orders. */
export function otherQuotes(db: Db, { id, lead_id: requestId }: QuoteOfRequest) {
  return db
    .selectFrom('written_quotes')
    .select(['status', 'called_off_at as calledOffAt'])
    .where('lead_id', '=', requestId)
    .where('id', '<>', id)
    .where((row) => row.or([row('parent_id', 'is', null), row('parent_id', '<>', id)]))
    .execute()
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
