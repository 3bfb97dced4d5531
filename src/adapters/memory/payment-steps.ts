import { completePayment, lapseHold } from '#domain/bookings/payment.ts'
import type { BookingStore } from '#ports/booking-store.ts'
import type { Ids } from '#ports/ids.ts'
import { afterStep, carryOut, keep } from './booking-steps.ts'
import type { MemoryWorld } from './memory-world.ts'

/** What a booking store does with orders and the money for them. */
type PaymentSteps = Pick<
  BookingStore,
  | 'attachCheckout'
  | 'releaseOrder'
  | 'confirmPayment'
  | 'withOrdersSince'
  | 'pendingRefunds'
  | 'markRefunded'
>

export function memoryPaymentSteps(world: MemoryWorld, ids: Ids): PaymentSteps {
  return {
    async attachCheckout(bookingId, orderId, checkout) {
      const booking = world.bookings.get(bookingId)
      if (booking?.order?.id !== orderId) return
      world.bookings.set(bookingId, { ...booking, order: { ...booking.order, checkout } })
    },

    async releaseOrder(bookingId, orderId, spentTokenHash) {
      const booking = world.bookings.get(bookingId)
      const stored = world.events.get(booking?.eventId ?? '')
      if (stored === undefined || booking?.order?.id !== orderId) return
      const step = lapseHold(booking, booking.order.heldUntil)
      if (step === null) return
      keep(world, step, afterStep(stored, step))
      const token = world.tokens.get(spentTokenHash ?? '')
      if (spentTokenHash !== null && token?.bookingId === bookingId) {
        world.tokens.set(spentTokenHash, { ...token, isSpent: false })
      }
    },

    async confirmPayment({ bookingId, paymentId, noticeId, ...payment }, now, mailsFor) {
      const booking = world.bookings.get(bookingId)
      const stored = world.events.get(booking?.eventId ?? '')
      if (booking === undefined || stored === undefined) return { is: 'unknown-booking' }
      if (world.payments.has(paymentId) || (noticeId !== null && world.notices.has(noticeId))) {
        if (noticeId !== null) world.notices.add(noticeId)
        return { is: 'known', booking }
      }
      const step = completePayment(booking, payment, stored.event, stored.seatsTaken, now)
      const { event } = carryOut(world, ids, stored, step.transition, now, (kept) =>
        mailsFor({ ...step, event: kept.event }),
      )
      world.payments.add(paymentId)
      if (noticeId !== null) world.notices.add(noticeId)
      if (step.is === 'refunded') {
        const refund = { id: ids.newId(), bookingId, paymentId, amountCents: step.refundCents }
        world.refunds.set(refund.id, { refund, createdAt: now, isDone: false })
      }
      return { ...step, event }
    },

    async withOrdersSince(since) {
      return [...world.bookings.values()].filter(
        ({ order }) => order !== null && order.checkout !== null && order.heldUntil > since,
      )
    },

    async pendingRefunds() {
      return [...world.refunds.values()]
        .filter(({ isDone }) => !isDone)
        .toSorted((a, b) => a.createdAt - b.createdAt)
        .map(({ refund }) => refund)
    },

    async markRefunded(refundId) {
      const entry = world.refunds.get(refundId)
      if (entry !== undefined) world.refunds.set(refundId, { ...entry, isDone: true })
    },
  }
}
