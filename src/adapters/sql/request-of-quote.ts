import { followUpNote } from '#domain/requests/follow-up.ts'
import { followsQuote } from '#domain/written-quotes/calling-off.ts'
import type { Actor, RequestEdit } from '#ports/request-store.ts'
import type { NewVersion } from '#ports/written-quote-store.ts'
import type { Db } from './database.ts'
import { changeOne } from './request-changes.ts'
import type { StoreTransaction } from './transaction.ts'

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
  const lead = await transaction.tx
    .selectFrom('leads')
    .select('desk_status')
    .where('id', '=', requestId)
    .executeTakeFirst()
  if (lead === undefined) return null
  const isWonByAnother = to === 'lost' && (await isAgreedFor(transaction.tx, requestId))
  if (!followsQuote(lead.desk_status, to, isWonByAnother)) return null
  const reason = to === 'lost' ? 'changed-mind' : null
  const change = { is: 'status', to, reason } as const
  const moved = await changeOne(transaction, { id: requestId, change, seen: null }, actor)
  return moved.ok ? moved.value : null
}

/** True if the request has an accepted quote other than this one and its change orders. */
export async function isAgreedFor(
  db: Db,
  requestId: string,
  besideQuote?: string,
): Promise<boolean> {
  const agreed = await db
    .selectFrom('written_quotes')
    .select('id')
    .where('lead_id', '=', requestId)
    .where('status', '=', 'accepted')
    .where('called_off_at', 'is', null)
    .$if(besideQuote !== undefined, (query) =>
      query
        .where('id', '<>', besideQuote ?? '')
        .where((row) =>
          row.or([row('parent_id', 'is', null), row('parent_id', '<>', besideQuote ?? '')]),
        ),
    )
    .executeTakeFirst()
  return agreed !== undefined
}

/** Sets the follow-up of the request, unless a later day is set. */
export async function followUp(
  transaction: StoreTransaction,
  requestId: string,
  { today, on }: NonNullable<NewVersion['followUp']>,
  actor: Actor,
): Promise<void> {
  const lead = await transaction.tx
    .selectFrom('leads')
    .select(['follow_up_on', 'follow_up_note', 'is_open'])
    .where('id', '=', requestId)
    .executeTakeFirst()
  if (lead === undefined || lead.is_open === 0 || lead.follow_up_on > today) return
  const note = followUpNote('quote', lead.follow_up_note)
  const change = { is: 'follow-up', on, note } as const
  await changeOne(transaction, { id: requestId, change, seen: null }, actor)
}
