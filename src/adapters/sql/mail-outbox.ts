import type { MailOutbox } from '#ports/mail-outbox.ts'
import type { SqlDatabase } from './database.ts'
import { queuedMail } from './mail-rows.ts'

/** The outbox as a table; see `lead-store.ts` and its like for how mails get into it. */
export function sqlMailOutbox({ db, kind }: SqlDatabase): MailOutbox {
  return {
    async claim(now, leaseUntil, limit) {
      const due = db
        .selectFrom('mails')
        .select('id')
        .where('state', '=', 'waiting')
        .where('next_try_at', '<=', now)
        .orderBy('next_try_at')
        .limit(limit)
      const rows = await db
        .updateTable('mails')
        .set((column) => ({
          next_try_at: leaseUntil,
          tries: column('tries', '+', 1),
        }))
        .where('id', 'in', kind === 'postgres' ? due.forUpdate().skipLocked() : due)
        .returningAll()
        .execute()
      return rows.map(queuedMail).toSorted((a, b) => a.createdAt - b.createdAt)
    },

    async markSent(id, now) {
      await db
        .updateTable('mails')
        .set({ state: 'sent', sent_at: now, next_try_at: null, last_error: null })
        .where('id', '=', id)
        .execute()
    },

    async markFailed(id, reason, nextTryAt) {
      await db
        .updateTable('mails')
        .set({
          state: nextTryAt === null ? 'failed' : 'waiting',
          next_try_at: nextTryAt,
          last_error: reason,
        })
        .where('id', '=', id)
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
        .set({ state: 'waiting', next_try_at: now })
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
