import type { Insertable } from 'kysely'
import { sumOf } from '#domain/bookings/refund.ts'
import { isDisputeHeld, isDisputeLost, lostOf } from '#domain/payments/dispute.ts'
import type { Mismatch, Money, PaymentSubject } from '#domain/payments/subject.ts'
import type { PaymentReceived } from '#ports/booking-store.ts'
import type { PaymentMethod } from '#domain/written-quotes/quote-payments.ts'
import type { Instant } from '#domain/time.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import type { Db } from '#adapters/sql/database.ts'
import type { PaymentRow } from './payment-tables.ts'
import { addNew } from '#adapters/sql/new-rows.ts'

export interface StoredPayment extends Money {
  readonly id: string
  readonly subject: PaymentSubject
  /** Null if it is for no booking. */
  readonly bookingId: string | null
  /** Agreed payment of a quote; null for other payments. */
  readonly part: string | null
  readonly mismatch: Mismatch | null
  readonly method: PaymentMethod
  /** Refunds made in the provider's dashboard. */
  readonly elsewhereCents: number
  /** Last report of one; the time of the payment if that is unknown. */
  readonly elsewhereAt: Instant
  /** Lost cents that its customer does not owe again; null if none, or all. */
  readonly writtenOffCents: number | null
}

export async function lockPayment(
  transaction: StoreTransaction,
  paymentId: string,
): Promise<StoredPayment | null> {
  const query = transaction.tx.selectFrom('payments').selectAll().where('id', '=', paymentId)
  const row = await query.forUpdate().executeTakeFirst()
  if (row === undefined) return null
  return {
    id: row.id,
    subject: { kind: row.subject_kind, id: row.subject_id },
    bookingId: row.booking_id,
    amountCents: row.amount_cents,
    currency: row.currency,
    part: row.part,
    mismatch: row.mismatch,
    method: row.method,
    elsewhereCents: row.refunded_elsewhere_cents,
    elsewhereAt: row.elsewhere_at ?? row.taken_at,
    writtenOffCents: row.written_off_cents,
  }
}

/** Cents of a payment's refunds that have not failed. */
async function refundedCents(db: Db, paymentId: string): Promise<number> {
  const ours = refundsOf(db, paymentId).where('failed_at', 'is', null)
  return sumOf(await ours.execute())
}

/**
 * Cents of a payment's card refunds that had not failed when the provider counted them. One that was
 * refused and then stopped was never made, although it counts as failed.
 */
export async function refundedByCard(
  { tx }: StoreTransaction,
  paymentId: string,
  countedAt: Instant,
): Promise<number> {
  const ours = refundsOf(tx, paymentId)
    .where('method', '=', 'card')
    .where((row) => row.or([row('failed_at', 'is', null), row('failed_at', '>=', countedAt)]))
    .where((row) =>
      row.or([
        row('is_stopped', '=', 0),
        row('refunded_at', 'is not', null),
        row('refusals', '=', 0),
      ]),
    )
  return sumOf(await ours.execute())
}

const refundsOf = (db: Db, paymentId: string) =>
  db.selectFrom('refunds').select('amount_cents as amountCents').where('payment_id', '=', paymentId)

/** Cents that the customer got back through lost disputes, beside refunds. */
export async function lostCents(transaction: StoreTransaction, paymentId: string): Promise<number> {
  const payment = await transaction.tx
    .selectFrom('payments')
    .select(['amount_cents', 'refunded_elsewhere_cents'])
    .where('id', '=', paymentId)
    .executeTakeFirst()
  if (payment === undefined) return 0
  const disputes = await transaction.tx
    .selectFrom('disputes')
    .select(['amount_cents', 'state'])
    .where('payment_id', '=', paymentId)
    .execute()
  const lost = disputes.filter(({ state }) => isDisputeLost(state))
  return lostOf({
    cents: payment.amount_cents,
    refundedCents:
      payment.refunded_elsewhere_cents + (await refundedCents(transaction.tx, paymentId)),
    disputedCents: lost.reduce((sum, { amount_cents: cents }) => sum + cents, 0),
  })
}

/** Cents left of a payment after refunds and disputes. */
export async function moneyLeft(
  db: Db,
  { id, amountCents, elsewhereCents }: Pick<StoredPayment, 'id' | 'amountCents' | 'elsewhereCents'>,
): Promise<number> {
  const taken = (await takenByDisputes(db, [id])).get(id) ?? 0
  return amountCents - elsewhereCents - (await refundedCents(db, id)) - taken
}

/**
 * Cents that banks hold or took because of disputes. The dispute is reported before the provider
 * books the money, so both are read.
 */
export async function takenByDisputes(
  db: Db,
  payments: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const taken = new Map<string, number>()
  if (payments.length === 0) return taken
  const moved = await db
    .selectFrom('balance_transactions')
    .select(['payment_id', 'amount_cents'])
    .where('payment_id', 'in', [...payments])
    .where('kind', 'in', ['dispute', 'dispute-won'])
    .execute()
  for (const { payment_id: id, amount_cents: cents } of moved) {
    taken.set(id, (taken.get(id) ?? 0) - (cents ?? 0))
  }
  const disputes = await db
    .selectFrom('disputes')
    .select(['payment_id', 'amount_cents', 'state'])
    .where('payment_id', 'in', [...payments])
    .execute()
  const held = new Map<string, number>()
  for (const { payment_id: id, amount_cents: cents, state } of disputes) {
    if (isDisputeHeld(state)) held.set(id, (held.get(id) ?? 0) + cents)
  }
  for (const [id, cents] of held) taken.set(id, Math.max(cents, taken.get(id) ?? 0))
  return taken
}

/** Marks a payment and its webhook event as seen; false if either was seen before. */
export async function isFirstSeen(
  transaction: StoreTransaction,
  { paymentId, webhookEventId, subject, orderId, amountCents, currency }: PaymentReceived,
  columns: Pick<
    Insertable<PaymentRow>,
    'subject_kind' | 'booking_id' | 'part' | 'mismatch' | 'method'
  >,
  now: Instant,
): Promise<boolean> {
  if (webhookEventId !== null && !(await isNewWebhookEvent(transaction, webhookEventId, now)))
    return false
  return addNew(transaction.tx, 'payments', {
    id: paymentId,
    subject_id: subject.id,
    order_id: orderId,
    amount_cents: amountCents,
    currency,
    taken_at: now,
    ...columns,
  })
}

/** Marks a webhook event as seen; false if it was seen before. */
export const isNewWebhookEvent = (
  { tx }: StoreTransaction,
  webhookEventId: string,
  now: Instant,
): Promise<boolean> => addNew(tx, 'notices', { id: webhookEventId, seen_at: now })
