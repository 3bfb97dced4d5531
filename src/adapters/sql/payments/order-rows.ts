import { siteCurrency, type Money, type PaymentSubject } from '#domain/payments/subject.ts'
import { minute, type Instant } from '#domain/time.ts'
import type { Db } from '#adapters/sql/database.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import { addNew } from '#adapters/sql/new-rows.ts'

/** Milliseconds in which a checkout session may be opened before anything looks for it. */
const openingTime = minute

/** Stores a new order; the background work watches it (`PaymentStore`). */
export async function addOrder(
  { tx }: StoreTransaction,
  subject: PaymentSubject,
  order: { readonly id: string; readonly part: string | null; readonly cents: number },
  now: Instant,
): Promise<void> {
  await addNew(tx, 'orders', {
    id: order.id,
    subject_kind: subject.kind,
    subject_id: subject.id,
    part: order.part,
    amount_cents: order.cents,
    currency: siteCurrency,
    created_at: now,
    watch_at: now + openingTime,
  })
}

/** Amount of the booking's order; null for an order of an earlier version. */
export async function askedFor(
  { tx }: StoreTransaction,
  bookingId: string,
  orderId: string,
): Promise<Money | null> {
  const row = await tx
    .selectFrom('orders')
    .select(['amount_cents as amountCents', 'currency'])
    .where('id', '=', orderId)
    .where('subject_kind', '=', 'booking')
    .where('subject_id', '=', bookingId)
    .executeTakeFirst()
  return row ?? null
}

/** The checkout session has ended, so the provider is no longer asked about it. */
export async function endWatch(db: Db, orderId: string): Promise<void> {
  await db.updateTable('orders').set({ watch_at: null }).where('id', '=', orderId).execute()
}
