import type { Selectable } from 'kysely'
import type { Searchable } from '#domain/customers/search-terms.ts'
import { emailPriorities } from '#domain/emails/email-priority.ts'
import { visitEmailKinds, visitReport } from '#domain/visits/visit-report.ts'
import type { MailOutbox, SendFailure } from '#ports/mail-outbox.ts'
import { idsOf } from '#adapters/sql/chunks.ts'
import { addEmailActivity } from '#adapters/sql/activity-rows.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { queuedEmail, queueEmails, searchableEmail } from './mail-rows.ts'
import type { EmailRow } from './email-tables.ts'
import { failedColumns, isDue, sentColumns } from './queue-rows.ts'
import { insertSearchTerms } from '#adapters/sql/search-rows.ts'
import { readKnownJson } from '#adapters/sql/stored-json.ts'
import { inTransaction } from '#adapters/sql/transaction.ts'
import { writtenMails } from './written-mails.ts'

/**
 * Emails get into it by `queueEmails`. Emails of an earlier version are sent from their own table
 * until it is empty.
 */
export function sqlMailOutbox(database: SqlDatabase): MailOutbox {
  const { db, emailsQueued } = database
  const written = writtenMails(database)
  return {
    async claim(claim) {
      const { lane, now, leaseUntil, limit, exceptDomains } = claim
      const due = db
        .selectFrom('emails')
        .select('id')
        .where(isDue(now))
        .where('priority', lane === 'codes' ? '=' : '>', emailPriorities.code)
        .$if(exceptDomains.length > 0, (query) =>
          query.where('recipient_domain', 'not in', exceptDomains),
        )
        .orderBy('priority')
        .orderBy('next_try_at')
        .orderBy('created_at')
        .limit(limit)
      // Usually nothing is due, and a read first saves a turn of the writer.
      if ((await due.execute()).length === 0) return written.claim(claim)
      const rows = await inTransaction(database, async ({ tx }) => {
        const { rows: claimed } = await tx.executeQuery(due.forUpdate().skipLocked())
        const ids = idsOf(claimed)
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
      await inTransaction(database, async (transaction) => {
        const found: { readonly id: string; readonly found: Searchable }[] = []
        for (const { email, at, subject, text } of sent) {
          if (email.body.is === 'written') {
            await written.markSent(transaction, email.id, at)
            continue
          }
          const own = transaction.tx.updateTable('emails').where('id', '=', email.id)
          const kept = { subject, text, sealed_secrets: null }
          const updated =
            (await own
              .set({ ...sentColumns(at), ...kept, needs_look: 0, failure_told: 0 })
              .where('state', '<>', 'bounced')
              .returning('id')
              .executeTakeFirst()) ??
            // It has come back before this.
            (await own
              .set({ sent_at: at, ...kept })
              .returning('id')
              .executeTakeFirst())
          // An email that was erased while it was sent has no search terms.
          if (updated === undefined) continue
          found.push({ id: updated.id, found: searchableEmail(email.to, subject) })
        }
        await insertSearchTerms(transaction, 'email', found)
      })
    },

    async markFailed({ id, body }, failure) {
      const { reason, at, nextTryAt, needsAttention } = failure
      const columns = failedColumns(reason, nextTryAt)
      if (body.is === 'written') {
        const open = db.updateTable('mails').where('id', '=', id).where('state', '<>', 'sent')
        await open.set(columns).execute()
        return
      }
      await inTransaction(database, async (transaction) => {
        const open = transaction.tx.selectFrom('emails').selectAll().where('id', '=', id)
        const found = await open.where('state', '=', 'waiting').forUpdate().executeTakeFirst()
        if (found === undefined) return
        await transaction.tx
          .updateTable('emails')
          .set({
            ...columns,
            ...(nextTryAt === null ? { sealed_secrets: null } : {}),
            ...(needsAttention ? { needs_look: 1 } : {}),
            failure_told: alertStateAfter(found, failure),
          })
          .where('id', '=', id)
          .execute()
        // Recorded once, so that open desks learn of it; Today shows it from then on.
        if (needsAttention && found.needs_look === 0) {
          const event = { kind: 'email-failed', email: id } as const
          await addEmailActivity(transaction, { by: null, at }, found, event)
        }
      })
    },

    async giveUpReplaced({ id, about, body }) {
      if (body.is === 'written') return false
      const still = db.selectFrom('emails').select('id').where('id', '=', id)
      const found = await still.where('state', '=', 'waiting').executeTakeFirst()
      // A copy has replaced it, it was given up or erased, or another sender has sent it.
      if (found === undefined) return true
      const visit = visitReport.safeParse(body.data).data?.visit
      if (visit === undefined || about === null) return false
      const tried = await db
        .selectFrom('emails')
        .select(['id', 'data'])
        .where('about_id', '=', about.id)
        .where('kind', 'in', visitEmailKinds)
        // One that was not tried yet can still be withdrawn.
        .where('tries', '>', 0)
        .orderBy('created_at', 'desc')
        .execute()
      const newer = tried.find(({ data }) => {
        const other = readKnownJson(visitReport, data)?.visit
        return other?.id === visit.id && other.sequence > visit.sequence
      })
      if (newer === undefined) return false
      const givenUp = { state: 'failed', next_try_at: null, leased_until: null } as const
      await db
        .updateTable('emails')
        .set({ ...givenUp, replaced_by: newer.id, needs_look: 0, failure_told: 1 })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .execute()
      return true
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
        .set({ state: 'waiting', tries: 0, next_try_at: now, needs_look: 0, failure_told: 0 })
        .where('replaced_by', 'is', null)
        .where((row) =>
          row.or([
            row.and([
              row('state', '=', 'failed'),
              // Not those that a colleague gave up.
              row('needs_look', '=', 1),
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

    queue: (emails, now) =>
      inTransaction(database, (transaction) => queueEmails(transaction, emails, now)),

    onQueued: (listener) => emailsQueued.listen(listener),
  }
}

/** Colleagues are alerted once it is refused or given up, not while its mail server is down. */
function alertStateAfter(
  before: Pick<Selectable<EmailRow>, 'failure_told' | 'needs_look'>,
  { nextTryAt, needsAttention, isRefused = false }: SendFailure,
): Selectable<EmailRow>['failure_told'] {
  const { failure_told: state, needs_look: hasFailed } = before
  // An expired email, such as a code, needs no alert.
  if (!needsAttention) return nextTryAt === null ? 1 : state
  if (isRefused || nextTryAt === null) return state === 1 ? 1 : 0
  return hasFailed === 1 ? state : 2
}
