import type { Db } from '#adapters/sql/database.ts'

/** Deliveries of quotes at which nobody was there, and in whose place no visit is planned or done. */
export const missedDeliveries = (db: Db) =>
  db
    .selectFrom('visits as missed')
    .innerJoin('quoted_deliveries', 'quoted_deliveries.visit_id', 'missed.id')
    .where('missed.status', '=', 'missed')
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('visits as later')
            .select('later.id')
            .whereRef('later.replaces_id', '=', 'missed.id')
            .where('later.status', 'in', ['planned', 'done']),
        ),
      ),
    )

/** The same, each with the deliveries by hand of its customer that are in the place of none. */
const withOthers = (db: Db) =>
  missedDeliveries(db)
    .innerJoin('visits as other', 'other.customer_id', 'missed.customer_id')
    .leftJoin('quoted_deliveries as ofOther', 'ofOther.visit_id', 'other.id')
    .select(['missed.id as missedId', 'other.id as otherId'])
    .where('other.kind', '=', 'delivery')
    .where('other.status', 'in', ['planned', 'done'])
    .where('other.replaces_id', 'is', null)
    .where('ofOther.quote_id', 'is', null)
    .orderBy('missed.starts_at')
    .orderBy('missed.id')
    .orderBy('other.created_at')
    .limit(1)

/** Puts a visit that was just made by hand in the place of its customer's first missed delivery. */
export const replaceMissed = (db: Db, visitId: string): Promise<void> =>
  putInPlace(db, withOthers(db).where('other.id', '=', visitId))

/** Puts the first visit that was made since its start in the place of a delivery just missed. */
export const findReplacement = (db: Db, visitId: string): Promise<void> =>
  putInPlace(
    db,
    withOthers(db)
      .where('missed.id', '=', visitId)
      .whereRef('other.created_at', '>', 'missed.starts_at'),
  )

async function putInPlace(db: Db, pair: ReturnType<typeof withOthers>): Promise<void> {
  const found = await pair.executeTakeFirst()
  if (found === undefined) return
  await db
    .updateTable('visits')
    .set({ replaces_id: found.missedId })
    .where('id', '=', found.otherId)
    .execute()
}
