import { completePayment, lapseHold } from '#domain/bookings/payment.ts'
import { giveBackDue } from '#domain/bookings/refund.ts'
import { err, ok } from '#domain/result.ts'
import type { BookingStore, Refund } from '#ports/booking-store.ts'
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
  | 'giveBackDue'
  | 'pendingRefunds'
  | 'markRefunded'
>

export function memoryPaymentSteps(world: MemoryWorld, ids: Ids): PaymentSteps {
  const note = (refund: Refund, now: number) => {
    world.refunds.set(refund.id, { refund, createdAt: now, isDone: false })
  }
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

    async confirmPayment(payment, now, mailsFor) {
      const { bookingId, paymentId, noticeId } = payment
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
      world.payments.set(paymentId, payment)
      if (noticeId !== null) world.notices.add(noticeId)
      if (step.is === 'refunded') {
        note({ id: ids.newId(), bookingId, paymentId, amountCents: step.refundCents }, now)
      }
      return { ...step, event }
    },

    async withOrdersSince(since) {
      return [...world.bookings.values()].filter(
        ({ order }) => order !== null && order.checkout !== null && order.heldUntil > since,
      )
    },

    async giveBackDue(bookingId, now, mailsFor) {
      const booking = world.bookings.get(bookingId)
      const stored = world.events.get(booking?.eventId ?? '')
      if (booking === undefined || stored === undefined) return err({ code: 'unknown-booking' })
      const payments = [...world.payments.values()].filter((each) => each.bookingId === bookingId)
      const refunds = [...world.refunds.values()].map(({ refund }) => refund)
      const step = giveBackDue(booking, payments.toReversed(), refunds)
      if (!step.ok) return step
      const given = carryOut(world, ids, stored, step.value, now, mailsFor)
      for (const part of given.parts) note({ id: ids.newId(), bookingId, ...part }, now)
      return ok(given)
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
