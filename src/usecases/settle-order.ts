import type { Booking } from '#domain/bookings/booking.ts'
import type { BookingStore } from '#ports/booking-store.ts'
import type { Clock } from '#ports/clock.ts'
import type { Payments } from '#ports/payments.ts'
import { takePayment } from './take-payment.ts'

/** What asking the provider about an order showed. */
export type Settlement = 'paid' | 'open' | 'ended' | 'nothing-to-ask' | 'provider-away'

/**
 * Asks the payment provider how a booking's order stands and takes in what it says, so that a
 * lost notice loses nothing. A page that has ended without a payment gives its seats back.
 */
export function settleOrder(world: {
  readonly bookings: BookingStore
  readonly payments: Payments
  /** Hears of every booking. */
  readonly ownerAddress: string
  readonly clock: Clock
}) {
  const take = takePayment(world)
  return async ({ id, order }: Booking): Promise<Settlement> => {
    if (!order?.checkout) return 'nothing-to-ask'
    const state = await world.payments.checkoutState(order.checkout.sessionId)
    if (!state.ok) return 'provider-away'
    switch (state.value.is) {
      case 'paid':
        await take(state.value.payment)
        return 'paid'
      case 'open':
        return 'open'
      case 'ended':
        if (order.state === 'held') await world.bookings.releaseOrder(id, order.id, null)
        return 'ended'
    }
  }
}
