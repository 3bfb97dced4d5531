import { sql } from 'kysely'
import { type ComingDelivery, overLimit } from '#domain/deliveries/delivery-days.ts'
import type { CalendarDate } from '#domain/time.ts'
import type { Visit } from '#domain/visits/visit.ts'
import type { VisitWarning } from '#domain/visits/visit-window.ts'
import type { Db } from '#adapters/sql/database.ts'
import { nextNumber, type StoreTransaction } from '#adapters/sql/transaction.ts'

/** Serializes bookings of one day. */
export async function lockDeliveryDay(
  transaction: StoreTransaction,
  day: CalendarDate,
): Promise<void> {
  await nextNumber(transaction, `deliveries ${day}`, 1)
}

/** Deliveries that take place, each with its loads; one without a quote counts as one load. */
const deliveriesIn = (db: Db) =>
  db
    .selectFrom('visits')
    .leftJoin('quoted_deliveries', 'quoted_deliveries.visit_id', 'visits.id')
    .where('kind', '=', 'delivery')
    .where('status', '<>', 'canceled')

export async function bookedLoads(
  db: Db,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate | null },
): Promise<ReadonlyMap<CalendarDate, number>> {
  const rows = await deliveriesIn(db)
    .select(['day', sql<number>`sum(coalesce(quoted_deliveries.loads, 1))`.as('loads')])
    .where('day', '>=', from)
    .$if(to !== null, (query) => query.where('day', '<=', to ?? from))
    .groupBy('day')
    .execute()
  return new Map(rows.map(({ day, loads }) => [day, loads]))
}

export async function loadsOnDay(db: Db, day: CalendarDate): Promise<readonly number[]> {
  const rows = await deliveriesIn(db)
    .select('quoted_deliveries.loads')
    .where('day', '=', day)
    .execute()
  return rows.map(({ loads }) => loads ?? 1)
}

/** Days over their limit after these visits. */
export async function fullDays(
  transaction: StoreTransaction,
  coming: readonly ComingDelivery[],
  most: number,
): Promise<readonly VisitWarning[]> {
  const warnings: VisitWarning[] = []
  // A fixed order keeps two transactions from deadlocking.
  for (const day of [...new Set(coming.map((visit) => visit.day))].toSorted()) {
    await lockDeliveryDay(transaction, day)
    const over = overLimit(await loadsOnDay(transaction.tx, day), most)
    if (over !== null) warnings.push({ is: 'full-day', day, ...over })
  }
  return warnings
}

/**
 * Returns the quote if this visit was its delivery and is canceled: the quote then loses its day,
 * and its customer picks another.
 */
export async function recordDeliveryDay(
  { tx }: StoreTransaction,
  { id, kind, status }: Pick<Visit, 'id' | 'kind' | 'status'>,
  at: number,
): Promise<{ readonly id: string; readonly revocation: number } | null> {
  if (kind !== 'delivery') return null
  const row = await tx
    .updateTable('quoted_deliveries')
    .set({ day_lost_at: status === 'canceled' ? at : null })
    .where('visit_id', '=', id)
    .returning('quote_id')
    .executeTakeFirst()
  if (row === undefined) return null
  const quote = await tx
    .selectFrom('written_quotes')
    .select(['id', 'revocation'])
    .where('id', '=', row.quote_id)
    // A quote that was called off needs no new day.
    .where('called_off_at', 'is', null)
    .executeTakeFirst()
  return quote ?? null
}
