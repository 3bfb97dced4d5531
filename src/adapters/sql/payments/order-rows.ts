import type { Booking, Order } from '#domain/bookings/booking.ts'
import { siteCurrency, type Money } from '#domain/payments/subject.ts'
import { minute, type Instant } from '#domain/time.ts'
import type { Db } from '#adapters/sql/database.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

/** Milliseconds in which a checkout session may be opened before anything looks for it. */
export const openingTime = minute

/** Stores a new order of a booking; the background work watches it (`PaymentStore`). */
export async function addOrder(
  { tx }: StoreTransaction,
  booking: Booking,
  order: Order,
  now: Instant,
): Promise<void> {
  await tx
    .insertInto('orders')
    .values({
      id: order.id,
      subject_kind: 'booking',
      subject_id: booking.id,
      amount_cents: order.dueCents,
      currency: siteCurrency,
      created_at: now,
      watch_at: now + openingTime,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
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
