import { emailPriorities } from '#domain/emails/email.ts'
import type { MailOutbox } from '#ports/mail-outbox.ts'
import type { SqlDatabase } from './database.ts'
import { queuedEmail } from './mail-rows.ts'
import { writtenMails } from './written-mails.ts'

/**
 * The outbox as a table; `queueEmails` is how emails get into it. What an earlier version has
 * written is sent from its own table until that is empty.
 */
export function sqlMailOutbox(database: SqlDatabase): MailOutbox {
  const { db, kind, emailsQueued } = database
  const written = writtenMails(database)
  return {
    async claim(claim) {
      const { lane, now, leaseUntil, limit, exceptDomains } = claim
      const due = db
        .selectFrom('emails')
        .select('id')
        .where('state', '=', 'waiting')
        .where('priority', lane === 'codes' ? '=' : '>', emailPriorities.code)
        .where('next_try_at', '<=', now)
        .where((row) => row.or([row('leased_until', 'is', null), row('leased_until', '<=', now)]))
        .$if(exceptDomains.length > 0, (query) =>
          query.where('recipient_domain', 'not in', exceptDomains),
        )
        .orderBy('priority')
        .orderBy('next_try_at')
        .orderBy('created_at')
        .limit(limit)
      // Mostly nothing is due, and checking first spares the writers' queue.
      if ((await due.execute()).length === 0) return written.claim(claim)
      const rows = await db.transaction().execute(async (tx) => {
        const ids = (
          kind === 'postgres'
            ? await tx.executeQuery(due.forUpdate().skipLocked())
            : await tx.executeQuery(due)
        ).rows.map(({ id }) => id)
        if (ids.length === 0) return []
        return tx
          .updateTable('emails')
          .set((column) => ({ leased_until: leaseUntil, tries: column('tries', '+', 1) }))
          .where('id', 'in', ids)
          .returningAll()
          .execute()
      })
      return rows
        .toSorted((a, b) => a.priority - b.priority || a.created_at - b.created_at)
        .map(queuedEmail)
    },

    async markSent(sent) {
      await db.transaction().execute(async (tx) => {
        for (const { email, at, subject, text } of sent) {
          if (email.body.is === 'written') {
            await written.markSent(tx, email.id, at)
            continue
          }
          await tx
            .updateTable('emails')
            .set({
              state: 'sent',
              sent_at: at,
              next_try_at: null,
              leased_until: null,
              subject,
              text,
              sealed_secrets: null,
              last_error: null,
            })
            .where('id', '=', email.id)
            .execute()
        }
      })
    },

    async markFailed({ id, body }, reason, nextTryAt) {
      await db
        .updateTable(body.is === 'written' ? 'mails' : 'emails')
        .set({
          state: nextTryAt === null ? 'failed' : 'waiting',
          next_try_at: nextTryAt,
          leased_until: null,
          last_error: reason,
          ...(nextTryAt === null && body.is === 'email' ? { sealed_secrets: null } : {}),
        })
        .where('id', '=', id)
        .where('state', '<>', 'sent')
        .execute()
    },

    async list(limit) {
      const rows = await db
        .selectFrom('emails')
        .selectAll()
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .limit(limit)
        .execute()
      return [...rows.map(queuedEmail), ...(await written.list(limit))]
        .toSorted((a, b) => b.createdAt - a.createdAt)
        .slice(0, limit)
    },

    async retryAll(now) {
      const { numUpdatedRows } = await db
        .updateTable('emails')
        .set({ state: 'waiting', tries: 0, next_try_at: now })
        .where((row) =>
          row.or([
            row.and([
              row('state', '=', 'failed'),
              row.or([row('has_secrets', '=', 0), row('sealed_secrets', 'is not', null)]),
            ]),
            row.and([row('state', '=', 'waiting'), row('tries', '>', 0)]),
          ]),
        )
        .executeTakeFirst()
      const count = Number(numUpdatedRows) + (await written.retryAll(now))
      if (count > 0) emailsQueued.emit()
      return count
    },

    onQueued: (listener) => emailsQueued.listen(listener),
  }
}
