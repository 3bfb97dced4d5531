import type { Instant } from '#domain/time.ts'
import { idsOf } from '#adapters/sql/chunks.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import { quoteMoney } from './written-quote-details.ts'

/** Marks checkout sessions of orders to be expired at the provider. */
export const endCheckoutSessions = ({ tx }: StoreTransaction, at: Instant) =>
  tx.updateTable('orders').set({ replaced_at: at, watch_at: at }).where('watch_at', 'is not', null)

/** Ends open checkout sessions of the quotes, so that nobody pays for a canceled one. */
export async function endQuoteCheckoutSessions(
  transaction: StoreTransaction,
  quotes: readonly { readonly id: string }[],
  at: Instant,
): Promise<void> {
  await endCheckoutSessions(transaction, at)
    .where('subject_kind', '=', 'quote')
    .where('subject_id', 'in', idsOf(quotes))
    .execute()
}

/** Ends checkout sessions that ask for more than is still owed of their payment. */
export async function endLargerCheckoutSessions(
  transaction: StoreTransaction,
  quoteId: string,
  at: Instant,
): Promise<void> {
  const { states } = await quoteMoney(transaction.tx, quoteId)
  for (const { id: part, leftCents } of states) {
    await endCheckoutSessions(transaction, at)
      .where('subject_kind', '=', 'quote')
      .where('subject_id', '=', quoteId)
      .where('part', '=', part)
      .where('amount_cents', '>', leftCents)
      .execute()
  }
}
