import type { Selectable } from 'kysely'
import {
  maxPerRequest,
  maxPhotographs,
  countsTowardLimit,
  type Photograph,
} from '#domain/photographs/photograph.ts'
import type { Actor } from '#ports/actor.ts'
import type { Db } from '#adapters/sql/database.ts'
import type { PhotographRow } from '#adapters/sql/site/picture-tables.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import { uploadOf } from './upload-rows.ts'

/** A request, a visit, or a visit for a request. */
export type PhotographOwner =
  | { readonly leadId: string; readonly visitId: null }
  | { readonly leadId: string | null; readonly visitId: string }

/** Photographs that were not removed, with the names of their uploaders, oldest first. */
export function photographsIn(db: Db) {
  return db
    .selectFrom('photographs')
    .leftJoin('staff', 'staff.id', 'photographs.staff')
    .selectAll('photographs')
    .select('staff.name as staff_name')
    .where('photographs.removed_at', 'is', null)
    .orderBy('photographs.created_at')
    .orderBy('photographs.id')
}

type NamedRow = Selectable<PhotographRow> & { readonly staff_name: string | null }

export const photographFrom = (row: NamedRow): Photograph => ({
  ...uploadOf(row),
  id: row.id,
  caption: row.caption,
  createdAt: row.created_at,
  width: row.width,
  height: row.height,
  by: row.staff === null ? null : { id: row.staff, name: row.staff_name ?? '' },
  requestId: row.lead_id,
  visitId: row.visit_id,
})

/**
 * Gives photographs to a request or visit, in the transaction of its cause; returns the number of
 * new ones. Null, and no change, if that exceeds the limit of the request or customer.
 */
export async function claimPhotographs(
  { tx }: StoreTransaction,
  owner: PhotographOwner,
  ids: readonly string[],
  { by, at }: Actor,
): Promise<number | null> {
  if (ids.length === 0) return 0
  const { leadId, visitId } = owner
  const of = tx
    .selectFrom('photographs')
    .select(['id', 'staff', 'state', 'created_at', 'removed_at'])
  const known = await (
    leadId === null ? of.where('visit_id', '=', visitId) : of.where('lead_id', '=', leadId)
  ).execute()
  const fresh = ids.filter((id) => !known.some((row) => row.id === id))
  const good = known.filter(
    ({ state, created_at: createdAt, removed_at: removedAt }) =>
      removedAt === null && countsTowardLimit({ state, createdAt }, at),
  )
  const customers = good.filter(({ staff }) => staff === null)
  if (by === null && customers.length + fresh.length > maxPhotographs) return null
  if (good.length + fresh.length > maxPerRequest) return null
  const claim = {
    lead_id: leadId,
    visit_id: visitId,
    was_claimed: leadId === null ? 2 : 1,
    staff: by,
  } as const
  let claimed = 0
  for (const [place, id] of fresh.entries()) {
    // In the order in which they were chosen.
    const expected = { id, created_at: at + place, caption: '', size: 0, arrived: 0 }
    const rows = await tx
      .insertInto('photographs')
      .values({ ...expected, state: 'uploading', ...claim })
      .onConflict((conflict) =>
        conflict.column('id').doUpdateSet(claim).where('photographs.was_claimed', '=', 0),
      )
      .returning('id')
      .execute()
    claimed += rows.length
  }
  return claimed
}
