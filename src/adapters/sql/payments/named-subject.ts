import { guestName } from '#domain/bookings/answers.ts'
import type { UnmatchedPayment } from '#domain/payments/news.ts'
import type { Mismatch, PaymentSubject } from '#domain/payments/subject.ts'
import type { Instant } from '#domain/time.ts'
import { quoteNumber } from '#domain/written-quotes/written-quote.ts'
import type { PaymentReceived } from '#ports/booking-store.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import { readJson, stored } from '#adapters/sql/stored-json.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

/** Records a payment that does not fit its subject; returns what is reported of it. */
export async function unmatchedPayment(
  transaction: StoreTransaction,
  { paymentId, amountCents, currency }: PaymentReceived,
  mismatch: Mismatch,
  subject: PaymentSubject,
  now: Instant,
): Promise<UnmatchedPayment> {
  await addActivity(transaction, { by: null, at: now }, 'payment', paymentId, {
    kind: 'payment-unmatched',
    cents: amountCents,
    currency,
  })
  const named = await namedSubject(transaction, subject)
  return { paymentId, amountCents, currency, mismatch, subject: named }
}

/**
 * A payment's subject with what people call it: the guest of a booking, the number of a quote. The
 * name of a quote's customer stays out: their erasure does not reach emails about payments.
 */
export async function namedSubject(
  { tx }: StoreTransaction,
  subject: PaymentSubject,
): Promise<UnmatchedPayment['subject']> {
  switch (subject.kind) {
    case 'booking': {
      const query = tx.selectFrom('bookings').select(['answers', 'email'])
      const row = await query.where('id', '=', subject.id).executeTakeFirst()
      const name = row && (guestName(readJson(stored.answers, row.answers)) || row.email)
      return name ? { ...subject, name } : subject
    }
    case 'quote': {
      const query = tx.selectFrom('written_quotes').select('number')
      const row = await query.where('id', '=', subject.id).executeTakeFirst()
      return row === undefined ? subject : { ...subject, name: quoteNumber(row) }
    }
    case 'counter':
    case 'unknown':
      return subject
  }
}
