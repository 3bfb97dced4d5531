import { emailKey } from '#domain/fields.ts'
import { err, ok } from '#domain/result.ts'
import type { QuoteRecipient } from '#domain/written-quotes/written-quote.ts'
import type { Actor } from '#ports/actor.ts'
import type { WrittenQuoteStore } from '#ports/written-quote-store.ts'
import { addActivity, stale } from '#adapters/sql/activity-rows.ts'
import { withOpenLink } from '#adapters/sql/customers/correct-address.ts'
import { joinCustomer } from '#adapters/sql/customers/join-customer.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { madeBefore, recordForm } from '#adapters/sql/desk/sent-forms.ts'
import { sendCopy } from '#adapters/sql/emails/email-log.ts'
import { queueEmails } from '#adapters/sql/emails/mail-rows.ts'
import { lockLead } from '#adapters/sql/requests/lead-rows.ts'
import { followUp, moveRequest } from '#adapters/sql/requests/request-of-quote.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'
import { quoteAsSent } from './unsent-draft.ts'
import { undoOfWithdrawing } from './quote-calling-off.ts'
import { changeQuote, isParentOff, lockQuote, quoteFrom } from './written-quote-rows.ts'

/** Sending and withdrawing versions, and voiding their links. */
export function sqlQuoteSending(
  database: SqlDatabase,
): Pick<WrittenQuoteStore, 'send' | 'emailVersion' | 'withdraw' | 'renewLink'> {
  return {
    send: (id, version, seen, actor, emailsFor) =>
      inTransaction(database, async (transaction) => {
        const { tx } = transaction
        const isOff = await isParentOff(transaction, id)
        const row = await lockQuote(transaction, id)
        if (row === null) return err({ code: 'unknown-quote' })
        if ((await madeBefore(tx, actor)) !== null) return ok(quoteFrom(row))
        if (row.status === 'accepted') return err({ code: 'accepted' })
        if (isOff) return err({ code: 'parent-off' })
        const { draft } = row
        if (row.revision !== seen || row.version + 1 !== version.number || draft === null) {
          return err(await stale(transaction, actor, 'quote', id))
        }
        await recordForm(transaction, actor, id)
        await tx
          .insertInto('written_quote_versions')
          .values({
            quote_id: id,
            number: version.number,
            sent_at: actor.at,
            sent_by: actor.by,
            content: version.content,
            sha256: version.sha256,
            document: draft,
            total_cents: version.totalCents,
            pdf: version.pdf,
          })
          .execute()
        const { recipient } = quoteFrom(row)
        if (row.lead_id !== null) await lockLead(transaction, row.lead_id)
        const customerId = row.customer_id ?? (await customerOf(transaction, recipient, actor.at))
        const quote = await changeQuote(transaction, id, {
          status: 'sent',
          version: version.number,
          draft: null,
          valid_until: version.validUntil ?? '',
          total_cents: version.totalCents,
          customer_id: customerId,
          sent_at: actor.at,
          opened_at: null,
          answered_at: null,
          decline_reason: '',
          asked_at: null,
          remind_at: version.remindAt,
          changed_at: actor.at,
          revision: row.revision + 1,
          revocation: row.revocation + (version.voidsLinks ? 1 : 0),
        })
        await addActivity(transaction, actor, 'quote', id, {
          kind: 'quote-sent',
          version: version.number,
        })
        await moveRequest(transaction, quote.requestId, 'quoted', actor)
        if (quote.requestId !== null && version.followUp !== null) {
          await followUp(transaction, quote.requestId, version.followUp, actor)
        }
        await queueEmails(transaction, emailsFor(quote), actor.at)
        return ok(quote)
      }),

    emailVersion: (id, number, actor, emailsFor) =>
      inTransaction(database, async (transaction) => {
        const row = await lockQuote(transaction, id)
        if (row === null) return err({ code: 'unknown-quote' })
        if ((await madeBefore(transaction.tx, actor)) !== null) return ok(null)
        if (row.status === 'accepted') return err({ code: 'accepted' })
        if (row.version !== number || row.draft !== null) {
          return err(await stale(transaction, actor, 'quote', id))
        }
        if (row.status !== 'sent') return err({ code: 'over' })
        const quote = quoteFrom(row)
        if (quote.recipient.email === '') return err({ code: 'no-email' })
        await recordForm(transaction, actor, id)
        await addActivity(transaction, actor, 'quote', id, {
          kind: 'quote-emailed',
          version: number,
        })
        await queueEmails(transaction, emailsFor(quote), actor.at)
        return ok(null)
      }),

    withdraw: (id, seen, actor) =>
      inTransaction(database, async (transaction) => {
        const row = await lockQuote(transaction, id)
        if (row === null) return err({ code: 'unknown-quote' })
        if (row.status === 'accepted') return err({ code: 'accepted' })
        if (row.version === 0) return err({ code: 'not-sent' })
        if (row.revision !== seen) return err(await stale(transaction, actor, 'quote', id))
        const { revision } = await changeQuote(transaction, id, {
          status: 'withdrawn',
          remind_at: null,
          asked_at: null,
          changed_at: actor.at,
          revision: row.revision + 1,
          undo: undoOfWithdrawing(row),
        })
        await addActivity(transaction, actor, 'quote', id, { kind: 'quote-withdrawn' })
        return ok(revision)
      }),

    renewLink: (id, revocation, actor) =>
      inTransaction(database, async (transaction) => {
        const row = await lockQuote(transaction, id)
        if (row?.revocation !== revocation) return row !== null
        const orders = transaction.tx
          .selectFrom('written_quotes')
          .selectAll()
          .where('parent_id', '=', id)
          .where('version', '>', 0)
          .orderBy('id')
        const sentTo = async (sent: typeof row) =>
          emailKey((await quoteAsSent(transaction, sent)).recipient.email)
        const key = await sentTo(row)
        await voidLinks(transaction, id, actor)
        for (const order of await orders.forUpdate().execute()) {
          // Whoever had the link found those there.
          if ((await sentTo(order)) === key) await voidLinks(transaction, order.id, actor)
        }
        return true
      }),
  }
}

/** Voids the links of a quote; emails that wait get the new one. */
async function voidLinks(transaction: StoreTransaction, id: string, actor: Actor): Promise<void> {
  await transaction.tx
    .updateTable('written_quotes')
    .set((column) => ({ revocation: column('revocation', '+', 1) }))
    .where('id', '=', id)
    .execute()
  const waiting = transaction.tx
    .selectFrom('emails')
    .selectAll()
    .where('state', '=', 'waiting')
    .where('kind', 'in', ['written-quote', 'visit-canceled'])
    .where('data', 'like', `%${id}%`)
  for (const email of await waiting.forUpdate().execute()) {
    const { data, recipient } = await withOpenLink(transaction, email, email.recipient)
    if (data === email.data) continue
    // A sender that has it may be sending the former link.
    if (email.leased_until !== null) {
      await sendCopy(transaction, email, recipient, actor)
      continue
    }
    const own = transaction.tx.updateTable('emails').where('id', '=', email.id)
    await own.set({ data }).execute()
  }
  await addActivity(transaction, actor, 'quote', id, { kind: 'quote-link-renewed' })
}

/** A recipient of a quote becomes a customer. */
async function customerOf(
  transaction: StoreTransaction,
  { address, ...contact }: QuoteRecipient,
  at: number,
): Promise<string | null> {
  if (contact.email === '' && contact.phone === '') return null
  const addresses = address.street1 === '' ? [] : [{ ...address, purpose: 'service' } as const]
  return joinCustomer(transaction, { ...contact, addresses }, at)
}
