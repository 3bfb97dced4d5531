import { sql } from 'kysely'
import { paymentToRefund } from '#domain/written-quotes/quote-payments.ts'
import { quoteNumber } from '#domain/written-quotes/written-quote.ts'
import type { RefundDue } from '#domain/desk/trouble.ts'
import type { Db } from '#adapters/sql/database.ts'
import { quoteMoney } from './written-quote-details.ts'

/** Refunds due because change orders lowered quotes below what was paid. */
export async function overpaidQuotes(db: Db): Promise<readonly RefundDue[]> {
  const credits = db
    .selectFrom('written_quotes')
    .innerJoin('written_quote_acceptances', 'quote_id', 'written_quotes.id')
    .select('parent_id')
    .select((row) => row.fn.sum('written_quote_acceptances.total_cents').as('cents'))
    .where('parent_id', 'is not', null)
    .where('written_quote_acceptances.total_cents', '<', 0)
    .where('called_off_at', 'is', null)
    .groupBy('parent_id')
  // Candidates; only their payments tell the exact amount.
  const quotes = await db
    .selectFrom('written_quotes')
    .innerJoin(credits.as('credits'), 'credits.parent_id', 'written_quotes.id')
    .innerJoin('written_quote_acceptances', 'quote_id', 'written_quotes.id')
    .select(['written_quotes.id', 'number', 'title', 'written_quotes.name', 'email', 'customer_id'])
    .where('called_off_at', 'is', null)
    .where((row) => {
      const payments = row
        .selectFrom('payments')
        .whereRef('payments.subject_id', '=', 'written_quotes.id')
        .where('payments.subject_kind', '=', 'quote')
        .where('payments.mismatch', 'is', null)
      const came = payments.select(
        sql`coalesce(sum(amount_cents - refunded_elsewhere_cents), 0)`.as('cents'),
      )
      const owed = sql`case when is_owed_again = 1 then refunds.amount_cents else overpaid_cents end`
      const wentBack = payments
        .innerJoin('refunds', 'refunds.payment_id', 'payments.id')
        .select(sql`coalesce(sum(${owed}), 0)`.as('cents'))
        .where('refunds.failed_at', 'is', null)
      return sql<boolean>`${came} - ${wentBack} > written_quote_acceptances.total_cents + credits.cents`
    })
    .orderBy('written_quotes.id')
    .execute()
  const due: RefundDue[] = []
  for (const { id, number, title, name, email, customer_id: customerId } of quotes) {
    const { payments, overpaidCents } = await quoteMoney(db, id)
    if (overpaidCents === 0) continue
    due.push({
      is: 'refund-due',
      to: 'quote',
      id,
      paymentId: paymentToRefund(payments, overpaidCents)?.id ?? null,
      name,
      email,
      customerId,
      about: `${quoteNumber({ number })} ${title}`,
      amountCents: overpaidCents,
    })
  }
  return due
}
