import type { Actor } from '#ports/actor.ts'
import type { CalendarFeedStore } from '#ports/calendar-feed-store.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'

export function sqlCalendarFeedStore(database: SqlDatabase): CalendarFeedStore {
  const { db } = database
  return {
    async revocationOf(staffId) {
      const row = await db
        .selectFrom('calendar_feeds')
        .innerJoin('staff', 'staff.id', 'calendar_feeds.staff_id')
        .select('calendar_feeds.revocation')
        .where('calendar_feeds.staff_id', '=', staffId)
        .where('calendar_feeds.is_on', '=', 1)
        .where('staff.removed_at', 'is', null)
        .executeTakeFirst()
      return row?.revocation ?? null
    },

    async holders() {
      const rows = await db
        .selectFrom('calendar_feeds')
        .select('staff_id')
        .where('is_on', '=', 1)
        .execute()
      return new Set(rows.map(({ staff_id: id }) => id))
    },

    renew: (staffId, actor) =>
      inTransaction(database, async (transaction) => {
        const { revocation } = await transaction.tx
          .insertInto('calendar_feeds')
          .values({ staff_id: staffId, revocation: 1, is_on: 1 })
          .onConflict((conflict) =>
            conflict.column('staff_id').doUpdateSet((row) => ({
              revocation: row('calendar_feeds.revocation', '+', 1),
              is_on: 1,
            })),
          )
          .returning('revocation')
          .executeTakeFirstOrThrow()
        await addActivity(transaction, actor, 'staff', staffId, { kind: 'calendar-link-made' })
        return revocation
      }),

    revoke: (staffId, actor) =>
      inTransaction(database, (transaction) => revokeCalendarLink(transaction, staffId, actor)),
  }
}

export async function revokeCalendarLink(
  transaction: StoreTransaction,
  staffId: string,
  actor: Actor,
): Promise<void> {
  const { numUpdatedRows } = await transaction.tx
    .updateTable('calendar_feeds')
    .set({ is_on: 0 })
    .where('staff_id', '=', staffId)
    .where('is_on', '=', 1)
    .executeTakeFirst()
  if (Number(numUpdatedRows) === 0) return
  await addActivity(transaction, actor, 'staff', staffId, { kind: 'calendar-link-revoked' })
}
