import type { Selectable } from 'kysely'
import { sumOf, type PaymentPart } from '#domain/bookings/refund.ts'
import type { Mismatch, Money, PaymentSubject } from '#domain/payments/subject.ts'
import type { PaymentMethod } from '#domain/written-quotes/quote-payments.ts'
import type { Instant } from '#domain/time.ts'
import type { Running } from './transaction.ts'
import { locked } from './database.ts'
import type { PaymentRow } from './payment-tables.ts'

/** A stored payment. */
export interface StoredPayment extends Money {
  readonly id: string
  readonly subject: PaymentSubject
  /** Null where it is for no booking. */
  readonly bookingId: string | null
  readonly mismatch: Mismatch | null
  readonly method: PaymentMethod
  /** Refunds of it in the provider's dashboard. */
  readonly elsewhereCents: number
}

export async function lockPayment(
  running: Running,
  paymentId: string,
): Promise<StoredPayment | null> {
  const query = running.tx.selectFrom('payments').selectAll().where('id', '=', paymentId)
  const row = await locked(query, running).executeTakeFirst()
  return row === undefined ? null : storedPayment(row)
}

function storedPayment(row: Selectable<PaymentRow>): StoredPayment {
  return {
    id: row.id,
    subject: { kind: row.subject_kind, id: row.subject_id },
    bookingId: row.booking_id,
    amountCents: row.amount_cents,
    currency: row.currency,
    mismatch: row.mismatch,
    method: row.method,
    elsewhereCents: row.refunded_elsewhere_cents,
  }
}

/** Refunds of a payment that have not failed. */
export async function goneOf({ tx }: Running, paymentId: string): Promise<readonly PaymentPart[]> {
  const rows = await tx
    .selectFrom('refunds')
    .select(['payment_id', 'amount_cents'])
    .where('payment_id', '=', paymentId)
    .where('failed_at', 'is', null)
    .execute()
  return rows.map((row) => ({ paymentId: row.payment_id, amountCents: row.amount_cents }))
}

/** Of those, what the provider counted at that moment: refunds to the card that had not failed. */
export async function goneByCard(
  { tx }: Running,
  paymentId: string,
  countedAt: Instant,
): Promise<readonly PaymentPart[]> {
  const rows = await tx
    .selectFrom('refunds')
    .select(['payment_id', 'amount_cents'])
    .where('payment_id', '=', paymentId)
    .where('method', '=', 'card')
    .where((row) => row.or([row('failed_at', 'is', null), row('failed_at', '>', countedAt)]))
    .execute()
  return rows.map((row) => ({ paymentId: row.payment_id, amountCents: row.amount_cents }))
}

/** What has not gone back of a payment, in cents. */
export function moneyLeft(payment: StoredPayment, gone: readonly PaymentPart[]): number {
  return payment.amountCents - payment.elsewhereCents - sumOf(gone)
}
