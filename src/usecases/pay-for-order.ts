import { holdEnd, type Order, type Transition } from '#domain/bookings/booking.ts'
import { nameOf } from '#domain/events/wording.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { WithEvent, BookingStore } from '#ports/booking-store.ts'
import type { Payments, PaymentsUnavailable } from '#ports/payments.ts'
import { withBooking, type ReturnUrls } from './return-urls.ts'

interface PayingDependencies {
  readonly bookings: BookingStore
  readonly payments: Payments
}

/**
 * Opens the page on which what a step has to be paid for is paid; null where nothing is. Without
 * a page the hold is let go at once, so that nobody waits for seats that cannot be paid, and the
 * update token that the step has spent, if it has, can be used again.
 */
export async function payForOrder(
  dependencies: PayingDependencies,
  { booking, event: { event }, droppedOrder }: WithEvent<Transition>,
  urls: ReturnUrls,
  spentTokenHash: string | null,
): Promise<Result<string | null, PaymentsUnavailable>> {
  const { order } = booking
  if (order?.state !== 'held') {
    await expireCheckoutSession(dependencies, droppedOrder)
    return ok(null)
  }
  const opening = dependencies.payments.openCheckout({
    bookingId: booking.id,
    orderId: order.id,
    email: booking.email,
    description: nameOf(event),
    amountCents: order.dueCents,
    // Only what is added is charged; seats in force have been paid.
    quantity: order.seats - booking.seats,
    payUntil: order.heldUntil,
    successUrl: withBooking(urls.success, booking.id, event.publicId),
    failureUrl: withBooking(urls.failure, booking.id, event.publicId),
  })
  // Both at once: the guest waits for them.
  const [opened] = await Promise.all([opening, expireCheckoutSession(dependencies, droppedOrder)])
  if (!opened.ok) {
    await dependencies.bookings.releaseOrder(booking.id, order.id, spentTokenHash)
    return opened
  }
  const { endsAt, ...session } = opened.value
  const heldUntil = holdEnd(order.heldUntil, endsAt)
  const isWanted = await dependencies.bookings.attachCheckout(
    booking.id,
    order.id,
    session,
    heldUntil,
  )
  if (isWanted) return ok(session.url)
  // Cancelled or changed in the meantime. Where it cannot be closed now, reconciling does.
  await dependencies.payments.expireCheckout(session.sessionId)
  return err({ code: 'payments-unavailable' })
}

/**
 * Closes the payment page of an order that is no longer wanted; false while the provider is away.
 * What is paid on it nevertheless is taken in like any other payment.
 */
export async function expireCheckoutSession(
  { payments }: Pick<PayingDependencies, 'payments'>,
  order: Order | null,
): Promise<boolean> {
  if (!order?.checkout) return true
  return (await payments.expireCheckout(order.checkout.sessionId)).ok
}
