import type { QuotePaymentStore } from '#ports/quote-payment-store.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { hasRows } from '#adapters/sql/list-pages.ts'
import { queueEmails } from '#adapters/sql/emails/mail-rows.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'
import { quoteMoney } from './written-quote-details.ts'
import { lockQuote, quoteFrom } from './written-quote-rows.ts'

/** Payments from bank accounts, which take days. */
export function sqlQuoteBankPayments(
  database: SqlDatabase,
): Pick<QuotePaymentStore, 'recordBankPayment' | 'failBankPayment'> {
  return {
    recordBankPayment: (orderId, now) =>
      inTransaction(database, async (transaction) => {
        const found = await lockOrder(transaction, orderId)
        // Webhook events come in any order: it may have come or failed already.
        if (found === null || found.order.pending_at !== null || found.order.watch_at === null)
          return
        const order = transaction.tx.updateTable('orders').where('id', '=', orderId)
        await order.set({ pending_at: now }).execute()
        await addActivity(transaction, { by: null, at: now }, 'quote', found.quote.id, {
          kind: 'quote-payment-pending',
        })
      }),

    failBankPayment: (orderId, now, emailsFor) =>
      inTransaction(database, async (transaction) => {
        const found = await lockOrder(transaction, orderId)
        if (found === null || found.order.failed_at !== null) return
        const { order, quote } = found
        await transaction.tx
          .updateTable('orders')
          .set({ pending_at: order.pending_at ?? now, failed_at: now, watch_at: null })
          .where('id', '=', orderId)
          .execute()
        await addActivity(transaction, { by: null, at: now }, 'quote', quote.id, {
          kind: 'quote-payment-failed',
        })
        const { states } = await quoteMoney(transaction.tx, quote.id)
        const part = states.find(({ id }) => id === order.part)
        // It was called off or paid another way meanwhile.
        if (part === undefined || part.leftCents <= 0) return
        const failed = { quote: quoteFrom(quote), cents: order.amount_cents, payment: part.name }
        await queueEmails(transaction, emailsFor(failed), now)
      }),
  }
}

/** An order of a quote that was not paid; null for any other. The quote is locked. */
async function lockOrder(transaction: StoreTransaction, orderId: string) {
  const { tx } = transaction
  const orders = tx.selectFrom('orders').selectAll().where('id', '=', orderId)
  const ofQuote = orders.where('subject_kind', '=', 'quote')
  const known = await ofQuote.executeTakeFirst()
  const quote = known === undefined ? null : await lockQuote(transaction, known.subject_id)
  if (quote === null) return null
  if (await hasRows(tx.selectFrom('payments').where('order_id', '=', orderId))) return null
  const order = await ofQuote.executeTakeFirst()
  return order === undefined ? null : { order, quote }
}
