import type { Selectable } from 'kysely'
import { err, ok } from '#domain/result.ts'
import { hour, type Instant } from '#domain/time.ts'
import { hasEnded, mayAnswer, maxQuestionsPerHour } from '#domain/written-quotes/written-quote.ts'
import type { WrittenQuoteStore } from '#ports/written-quote-store.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { queueEmails } from '#adapters/sql/emails/mail-rows.ts'
import { endLargerCheckoutSessions } from './quote-checkout-sessions.ts'
import { saveWantedDay } from './quoted-delivery-store.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'
import { moveRequest } from '#adapters/sql/requests/request-of-quote.ts'
import { hasRows } from '#adapters/sql/list-pages.ts'
import { findUnsentDraft, keepUnsentDraft, quoteAsSent } from './unsent-draft.ts'
import {
  changeQuote,
  isParentOff,
  lockQuote,
  quoteFrom,
  recipientColumns,
} from './written-quote-rows.ts'
import type { WrittenQuoteRow } from './written-quote-tables.ts'
import { addNew } from '#adapters/sql/new-rows.ts'

const byCustomer = (at: Instant) => ({ by: null, at })

/** Actions of the customer, and reminders. */
export function sqlQuoteAnswers(database: SqlDatabase) {
  const { db } = database
  return {
    recordOpened: (id, version, now) =>
      inTransaction(database, async (transaction) => {
        const opened = await transaction.tx
          .updateTable('written_quotes')
          .set({ opened_at: now })
          .where('id', '=', id)
          .where('version', '=', version)
          .where('opened_at', 'is', null)
          .returning('id')
          .executeTakeFirst()
        if (opened === undefined) return
        await addActivity(transaction, byCustomer(now), 'quote', id, { kind: 'quote-opened' })
      }),

    ask(id, question, now, emailsFor) {
      const { version, text } = question
      return inTransaction(database, async (transaction) => {
        const { tx } = transaction
        const row = await lockQuote(transaction, id)
        if (row === null) return err({ code: 'unknown-quote' })
        // One for all refused signatures, until a colleague has dealt with it.
        const refused = `other-figures ${version} ${row.asked_at ?? now}`
        const key = `${id} ${question.text === null ? refused : question.key}`
        const others = await tx
          .selectFrom('written_quote_questions')
          .select('id')
          .where('quote_id', '=', id)
          .where('id', '<>', key)
          .where('at', '>', now - hour)
          .limit(maxQuestionsPerHour)
          .execute()
        if (others.length === maxQuestionsPerHour && text !== null)
          return err({ code: 'many-questions' })
        const asking = { id: key, quote_id: id, at: now, version, text: text ?? '' }
        // Sent twice, since the first response was lost.
        if (!(await addNew(tx, 'written_quote_questions', asking))) return ok(null)
        const asked = await changeQuote(transaction, id, {
          asked_at: row.asked_at ?? now,
          // No reminder while their question is open.
          remind_at: null,
          changed_at: now,
        })
        const kind = text === null ? 'quote-figures-differ' : 'quote-question'
        await addActivity(transaction, byCustomer(now), 'quote', id, { kind })
        await queueEmails(transaction, emailsFor(asked), now)
        return ok(null)
      })
    },

    decline: (id, { version, reason, today }, now, emailsFor) =>
      inTransaction(database, async (transaction) => {
        const row = await lockQuote(transaction, id)
        if (row === null) return err({ code: 'unknown-quote' })
        const may = mayAnswer(quoteFrom(row), version, today)
        if (!may.ok) return may
        await transaction.tx
          .insertInto('written_quote_declines')
          .values({ quote_id: id, version, at: now, reason })
          .execute()
        const declined = await changeQuote(transaction, id, answered(row, 'declined', now, reason))
        await addActivity(transaction, byCustomer(now), 'quote', id, { kind: 'quote-declined' })
        await queueEmails(transaction, emailsFor(declined), now)
        return ok(null)
      }),

    accept: (id, { today, pdf, wanted, ...acceptance }, now, emailsFor) =>
      inTransaction(database, async (transaction) => {
        const { tx } = transaction
        const isOff = await isParentOff(transaction, id)
        const row = await lockQuote(transaction, id)
        if (row === null) return err({ code: 'unknown-quote' })
        const may = mayAnswer(quoteFrom(row), acceptance.version, today)
        if (!may.ok) return may
        if (isOff) return err({ code: 'withdrawn' })
        if (wanted !== null && !(await saveWantedDay(transaction, row, wanted, now))) {
          return err({ code: 'unknown-quote' })
        }
        await tx
          .insertInto('written_quote_acceptances')
          .values({
            quote_id: id,
            version: acceptance.version,
            at: now,
            name: acceptance.name,
            wording: acceptance.wording,
            sha256: acceptance.sha256,
            picked: JSON.stringify(acceptance.picked),
            total_cents: acceptance.totalCents,
            tax_cents: acceptance.taxCents,
            tax_county: acceptance.taxCounty,
            payments: JSON.stringify(acceptance.payments),
            pdf,
          })
          .execute()
        const unsent = await findUnsentDraft(transaction, row, acceptance)
        const quote = await changeQuote(transaction, id, {
          ...answered(row, 'accepted', now, ''),
          // Accepting does not answer the question: the customer expects a reply.
          asked_at: row.asked_at,
          total_cents: acceptance.totalCents,
          draft: null,
          ...(unsent === null
            ? {}
            : {
                title: unsent.signed.document.title,
                ...recipientColumns(unsent.signed.recipient),
              }),
        })
        if (quote.parentId !== null && quote.totalCents < 0) {
          await endLargerCheckoutSessions(transaction, quote.parentId, now)
        }
        await addActivity(transaction, byCustomer(now), 'quote', id, {
          kind: 'quote-accepted',
          version: acceptance.version,
        })
        if (unsent !== null) {
          await keepUnsentDraft(transaction, row, unsent, acceptance, now)
        }
        await moveRequest(transaction, quote.requestId, 'won', byCustomer(now))
        await queueEmails(transaction, emailsFor(quote), now)
        return ok(null)
      }),

    async dueReminders(now, limit) {
      const rows = await db
        .selectFrom('written_quotes')
        .selectAll()
        .where('remind_at', 'is not', null)
        .where('remind_at', '<=', now)
        .orderBy('remind_at')
        .orderBy('id')
        .limit(limit)
        .execute()
      return rows.map((row) => ({ ...quoteFrom(row), dueAt: row.remind_at ?? now }))
    },

    remind: ({ id, version }, dueAt, next, today, now, emailsFor) =>
      inTransaction(database, async (transaction) => {
        const row = await lockQuote(transaction, id)
        // Another process has handled it, or the customer has answered meanwhile.
        if (row?.remind_at !== dueAt || row.version !== version) return false
        const quote = await quoteAsSent(transaction, row)
        const isWanted =
          quote.status === 'sent' &&
          !hasEnded(quote, today) &&
          !(await hasWritten(transaction, row))
        await changeQuote(transaction, id, { remind_at: isWanted ? next : null })
        const emails = isWanted ? emailsFor(quote) : []
        if (emails.length === 0) return false
        await addActivity(transaction, byCustomer(now), 'quote', id, { kind: 'quote-reminded' })
        await queueEmails(transaction, emails, now)
        return true
      }),
  } satisfies Partial<WrittenQuoteStore>
}

/**
 * True if the customer has written since it was sent, by email or on the request's page: then it is
 * the company's turn.
 */
async function hasWritten(
  { tx }: StoreTransaction,
  quote: Selectable<WrittenQuoteRow>,
): Promise<boolean> {
  const emails = tx
    .selectFrom('received_emails')
    .where('kind', '=', 'written')
    .where('received_at', '>=', quote.sent_at ?? 0)
    .where((row) =>
      row.or([
        row('lead_id', '=', quote.lead_id),
        // Not assigned to a request yet.
        row.and([row('lead_id', 'is', null), row('customer_id', '=', quote.customer_id)]),
        ...(quote.email_key === ''
          ? []
          : [row.and([row('lead_id', 'is', null), row('from_key', '=', quote.email_key)])]),
      ]),
    )
  const notes = tx
    .selectFrom('notes')
    .where('lead_id', '=', quote.lead_id)
    .where('staff', 'is', null)
    .where('at', '>=', quote.sent_at ?? 0)
  return (await hasRows(emails)) || hasRows(notes)
}

function answered(
  row: Selectable<WrittenQuoteRow>,
  status: 'accepted' | 'declined',
  now: Instant,
  reason: string,
) {
  return {
    status,
    answered_at: now,
    decline_reason: reason,
    opened_at: row.opened_at ?? now,
    asked_at: null,
    remind_at: null,
    changed_at: now,
    revision: row.revision + 1,
  }
}
