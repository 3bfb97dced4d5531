import { holdEnd, type Order, type Transition } from '#domain/bookings/booking.ts'
import { nameOf } from '#domain/events/wording.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { WithEvent } from '#ports/booking-store.ts'
import type { PaymentsUnavailable } from '#ports/payments.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { withBooking, type ReturnUrls } from './return-urls.ts'

/**
 * Opens a checkout session for the seats of a transition that must be paid; null if none must. If
 * no session can be opened the hold ends at once, which frees the seats, or when the hold would that
 * it replaced; and the spent update token works again.
 */
export async function payForOrder(
  dependencies: Dependencies,
  { booking, event: { event }, droppedOrder }: WithEvent<Transition>,
  urls: ReturnUrls,
  spentTokenHash: string | null,
): Promise<Result<string | null, PaymentsUnavailable | { readonly code: 'answer-replaced' }>> {
  const { order } = booking
  if (order?.state !== 'held') {
    await expireCheckoutSession(dependencies, droppedOrder)
    return ok(null)
  }
  const opening = dependencies.payments.openCheckout({
    subject: { kind: 'booking', id: booking.id },
    orderId: order.id,
    email: booking.email,
    description: nameOf(event),
    amountCents: order.dueCents,
    // Only added seats are charged; seats in force are paid.
    quantity: order.seats - booking.seats,
    payUntil: order.heldUntil,
    successUrl: withBooking(urls.success, booking.id, event.publicId),
    failureUrl: withBooking(urls.failure, booking.id, event.publicId),
  })
  // In parallel, because the guest waits for both.
  const [opened] = await Promise.all([opening, expireCheckoutSession(dependencies, droppedOrder)])
  if (!opened.ok) {
    const keptUntil = droppedOrder?.state === 'held' ? droppedOrder.heldUntil : undefined
    await dependencies.bookings.releaseOrder(booking.id, order.id, spentTokenHash, keptUntil)
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
  // Canceled or changed in the meantime. Reconciling expires the session if this fails.
  await dependencies.payments.expireCheckout(session.sessionId)
  return err({ code: 'answer-replaced' })
}

/**
 * Expires the checkout session of an order that is no longer wanted; false while the provider is
 * away. A payment that still arrives is processed like any other.
 */
export async function expireCheckoutSession(
  { payments }: Dependencies,
  order: Order | null,
): Promise<boolean> {
  if (!order?.checkout) return true
  return (await payments.expireCheckout(order.checkout.sessionId)).ok
}
