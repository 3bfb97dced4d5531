import { sumOf } from '#domain/bookings/refund.ts'
import type { Instant } from '#domain/time.ts'
import type { RefundFailed } from '#ports/payment-store.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import type { StoredPayment } from './payment-rows.ts'

/** Adds a refund made on the provider's pages; a negative amount is one that failed. */
export async function addElsewhere(
  { tx }: StoreTransaction,
  payment: StoredPayment,
  id: string,
  cents: number,
  at: Instant,
): Promise<void> {
  const known = await tx
    .selectFrom('refunds_elsewhere')
    .select('amount_cents as amountCents')
    .where('payment_id', '=', payment.id)
    .execute()
  // A process of the version before counts them in the payment alone, whose time changes now.
  const rest = payment.elsewhereCents - sumOf(known)
  const row = { id, payment_id: payment.id, at, amount_cents: cents }
  const before = { ...row, id: `before ${id}`, at: payment.elsewhereAt, amount_cents: rest }
  await tx
    .insertInto('refunds_elsewhere')
    .values(rest === 0 ? [row] : [before, row])
    .execute()
  await tx
    .updateTable('payments')
    .set({ refunded_elsewhere_cents: payment.elsewhereCents + cents, elsewhere_at: at })
    .where('id', '=', payment.id)
    .execute()
}

/** Records it as failed, so that a report that counted it, and comes later, leaves it out. */
export async function recordElsewhere(
  { tx }: StoreTransaction,
  { id, bookingId }: StoredPayment,
  { providerRefundId, amountCents, reason, failedAt }: RefundFailed,
): Promise<void> {
  await tx
    .insertInto('refunds')
    .values({
      id: providerRefundId,
      booking_id: bookingId,
      payment_id: id,
      amount_cents: amountCents,
      created_at: failedAt,
      is_owed_again: 1,
      next_try_at: failedAt,
      failed_at: failedAt,
      failure: reason,
    })
    .execute()
}
