import type { MailOutbox } from '#ports/mail-outbox.ts'
import type { SqlDatabase } from './database.ts'
import { queuedMail } from './mail-rows.ts'

/** The outbox as a table; see `lead-store.ts` and its like for how mails get into it. */
export function sqlMailOutbox({ db, kind }: SqlDatabase): MailOutbox {
  return {
    async claim(now, leaseUntil) {
      const due = db
        .selectFrom('mails')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_try_at', '<=', now)
        .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
        .orderBy('next_try_at')
        .orderBy('created_at')
        .limit(1)
      const row = await db
        .updateTable('mails')
        .set((column) => ({ leased_until: leaseUntil, tries: column('tries', '+', 1) }))
        // Not `in`: PostgreSQL may look again for each row, and would then lock and take more.
        .where('id', '=', kind === 'postgres' ? due.forUpdate().skipLocked() : due)
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : queuedMail(row)
    },

    async markSent(id, now) {
      await db
        .updateTable('mails')
        .set({
          state: 'sent',
          sent_at: now,
          next_try_at: null,
          leased_until: null,
          last_error: null,
        })
        .where('id', '=', id)
        .execute()
    },

    async markFailed(id, reason, nextTryAt) {
      await db
        .updateTable('mails')
        .set({
          state: nextTryAt === null ? 'failed' : 'waiting',
          next_try_at: nextTryAt,
          leased_until: null,
          last_error: reason,
        })
        .where('id', '=', id)
        .where('state', '<>', 'sent')
        .execute()
    },

    async list(limit) {
      const rows = await db
        .selectFrom('mails')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map(queuedMail)
    },

    async retryAll(now) {
      const { numUpdatedRows } = await db
        .updateTable('mails')
        .set({ state: 'waiting', tries: 0, next_try_at: now })
        .where((row) =>
          row.or([
            row('state', '=', 'failed'),
            row.and([row('state', '=', 'waiting'), row('tries', '>', 0)]),
          ]),
        )
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },
  }
}
