import type { PaymentOutcome } from '#domain/bookings/payment.ts'
import type { BookingMailComposer, BookingNews } from '#ports/booking-mail-composer.ts'
import type { At, BookingStore, PaymentReceived, PaymentTaken } from '#ports/booking-store.ts'
import type { Clock } from '#ports/clock.ts'

/**
 * Takes in a payment, whoever told of it: a notice, or the provider when asked. The same payment
 * again changes nothing. Guest and owner hear what came of it.
 */
export function takePayment(world: {
  readonly bookings: BookingStore
  readonly bookingMails: BookingMailComposer
  readonly clock: Clock
}) {
  return (payment: PaymentReceived): Promise<PaymentTaken> => {
    const now = world.clock.now()
    return world.bookings.confirmPayment(payment, now, (outcome) => {
      const { booking } = outcome.transition
      const report = { booking, event: outcome.event, at: now }
      const news = newsOf(outcome, payment)
      const owner = world.bookingMails.toOwner(news, report)
      // Someone who was forgotten has no address any more; their money still goes back.
      return booking.email === '' ? [owner] : [world.bookingMails.toGuest(news, report), owner]
    })
  }
}

function newsOf(outcome: At<PaymentOutcome>, { amountCents }: PaymentReceived): BookingNews {
  if (outcome.is === 'confirmed') return { is: 'paid', amountCents }
  const { refundCents, reason } = outcome
  return { is: 'refunded', refundCents, reason }
}
