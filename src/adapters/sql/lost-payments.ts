import { isDisputeLost } from '#domain/payments/dispute.ts'
import { owedAgain } from '#domain/written-quotes/quote-payments.ts'
import { quoteNumber } from '#domain/written-quotes/written-quote.ts'
import type { LostPayment } from '#ports/payment-store.ts'
import type { SqlDatabase } from './database.ts'
import { acceptanceOf, paymentStatesOf, quotePayments } from './written-quote-details.ts'

/** Of payments whose dispute is lost, those that the customer of a quote owes again. */
export async function lostPayments(
  db: SqlDatabase['db'],
  disputes: readonly { readonly payment_id: string; readonly state: string }[],
): Promise<ReadonlyMap<string, LostPayment>> {
  const ids = disputes.filter(({ state }) => isDisputeLost(state)).map((row) => row.payment_id)
  const lost = new Map<string, LostPayment>()
  if (ids.length === 0) return lost
  const rows = await db
    .selectFrom('payments')
    .innerJoin('written_quotes', 'written_quotes.id', 'payments.subject_id')
    .select(['payments.id', 'payments.part', 'payments.subject_id as quote'])
    .select(['written_quotes.number', 'written_quotes.title'])
    .where('payments.id', 'in', ids)
    .where('payments.subject_kind', '=', 'quote')
    .where('payments.mismatch', 'is', null)
    .where('payments.settled_at', 'is', null)
    .execute()
  for (const { id, part, quote, number, title } of rows) {
    const payments = await quotePayments(db, quote)
    const states = await paymentStatesOf(db, quote, await acceptanceOf(db, quote), payments)
    const state = states.find((each) => each.id === part)
    const lostCents = payments.find((each) => each.id === id)?.lostCents ?? 0
    if (state === undefined) continue
    const cents = owedAgain(lostCents, state)
    if (cents === 0) continue
    lost.set(id, {
      cents,
      payment: state.name,
      quote: `${quoteNumber({ number })} ${title}`,
    })
  }
  return lost
}
