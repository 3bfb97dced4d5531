import type { Instant } from '#domain/time.ts'
import { idsOf } from '#adapters/sql/chunks.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import { quoteMoney } from './written-quote-details.ts'

/**
 * Marks open payment pages of the quotes to be closed at the provider, so that nobody pays for a
 * canceled one.
 */
export async function closeCardPages(
  { tx }: StoreTransaction,
  quotes: readonly { readonly id: string }[],
  at: Instant,
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ replaced_at: at, watch_at: at })
    .where('subject_kind', '=', 'quote')
    .where('subject_id', 'in', idsOf(quotes))
    .where('watch_at', 'is not', null)
    .execute()
}

/** Closes pages that ask for more than is still owed of their payment. */
export async function closeLargerCardPages(
  { tx }: StoreTransaction,
  quoteId: string,
  at: Instant,
): Promise<void> {
  const { states } = await quoteMoney(tx, quoteId)
  for (const { id: part, leftCents } of states) {
    await tx
      .updateTable('orders')
      .set({ replaced_at: at, watch_at: at })
      .where('subject_kind', '=', 'quote')
      .where('subject_id', '=', quoteId)
      .where('part', '=', part)
      .where('amount_cents', '>', leftCents)
      .where('watch_at', 'is not', null)
      .execute()
  }
}
