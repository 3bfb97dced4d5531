import { mostOfRequest, mostPhotographs } from '#domain/photographs/photograph.ts'
import type { Doer } from '#ports/request-store.ts'
import type { Running } from './transaction.ts'

/**
 * Gives photographs to a request, in the transaction of its cause; answers how many are new there.
 * Null, and nothing is done, past the most that the request, or its customer, may have.
 */
export async function claimPhotographs(
  { tx }: Pick<Running, 'tx'>,
  leadId: string,
  ids: readonly string[],
  { by, at }: Doer,
): Promise<number | null> {
  if (ids.length === 0) return 0
  const known = await tx
    .selectFrom('photographs')
    .select(['id', 'staff', 'state'])
    .where('lead_id', '=', leadId)
    .execute()
  const fresh = ids.filter((id) => !known.some((row) => row.id === id))
  // What could not be read takes no place.
  const good = known.filter(({ state }) => state !== 'refused')
  const customers = good.filter(({ staff }) => staff === null)
  if (by === null && customers.length + fresh.length > mostPhotographs) return null
  if (good.length + fresh.length > mostOfRequest) return null
  let claimed = 0
  for (const [place, id] of fresh.entries()) {
    // In the order in which they were chosen.
    const expected = { id, created_at: at + place, caption: '', size: 0, arrived: 0 }
    const { numInsertedOrUpdatedRows } = await tx
      .insertInto('photographs')
      .values({ ...expected, state: 'uploading', lead_id: leadId, was_claimed: 1, staff: by })
      .onConflict((conflict) =>
        conflict
          .column('id')
          .doUpdateSet({ lead_id: leadId, was_claimed: 1, staff: by })
          .where('photographs.was_claimed', '=', 0),
      )
      .executeTakeFirstOrThrow()
    claimed += Number(numInsertedOrUpdatedRows ?? 0)
  }
  return claimed
}
