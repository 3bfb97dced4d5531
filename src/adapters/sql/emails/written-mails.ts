import type { Claim, QueuedEmail } from '#ports/mail-outbox.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { writtenEmail } from './mail-rows.ts'
import { hasFailed, isDue, sentColumns } from './queue-rows.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

/** Outbox of earlier versions, which stored rendered emails. It is only drained. */
export function writtenMails(database: SqlDatabase) {
  const { db } = database
  return {
    async claim({ lane, now, leaseUntil }: Claim): Promise<readonly QueuedEmail[]> {
      if (lane === 'codes') return []
      const due = db
        .selectFrom('mails')
        .select('id')
        .where(isDue(now))
        .orderBy('next_try_at')
        .orderBy('created_at')
        .limit(1)
      if ((await due.executeTakeFirst()) === undefined) return []
      const rows = await db
        .updateTable('mails')
        .set((column) => ({ leased_until: leaseUntil, tries: column('tries', '+', 1) }))
        // `in` would let PostgreSQL run the subquery again for each row, and so lock and take more.
        .where('id', '=', due.forUpdate().skipLocked())
        .returningAll()
        .execute()
      return rows.map(writtenEmail)
    },

    async markSent({ tx }: StoreTransaction, id: string, at: number): Promise<void> {
      await tx.updateTable('mails').set(sentColumns(at)).where('id', '=', id).execute()
    },

    async list(limit: number): Promise<readonly QueuedEmail[]> {
      const rows = await db
        .selectFrom('mails')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(writtenEmail)
    },

    async retryAll(now: number): Promise<number> {
      const { numUpdatedRows } = await db
        .updateTable('mails')
        .set({ state: 'waiting', tries: 0, next_try_at: now })
        .where(hasFailed)
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
  }
}
