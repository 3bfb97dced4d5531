import { owedAgain } from '#domain/written-quotes/quote-payments.ts'
import { quoteNumber } from '#domain/written-quotes/written-quote.ts'
import type { LostPayment } from '#domain/payments/dispute.ts'
import type { Db } from '#adapters/sql/database.ts'
import { quoteMoney } from '#adapters/sql/written-quotes/written-quote-details.ts'

/**
 * Amounts that customers owe again because their bank took the payment back, or because it was
 * refunded in the provider's dashboard, by payment, for quotes that have one of these payments.
 */
export async function lostPayments(
  db: Db,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, LostPayment>> {
  const lost = new Map<string, LostPayment>()
  if (paymentIds.length === 0) return lost
  const quotes = await db
    .selectFrom('written_quotes')
    .select(['id', 'number', 'title'])
    .where('id', 'in', (row) =>
      row
        .selectFrom('payments')
        .select('subject_id')
        .where('id', 'in', paymentIds)
        .where('subject_kind', '=', 'quote'),
    )
    .execute()
  for (const { id: quoteId, number, title } of quotes) {
    const { payments, states } = await quoteMoney(db, quoteId)
    for (const { id, name, cents, isRefund } of owedAgain(states, payments)) {
      const quote = `${quoteNumber({ number })} ${title}`
      lost.set(id, { cents, payment: name, quote, isRefund })
    }
  }
  return lost
}
