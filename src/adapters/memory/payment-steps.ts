import { completePayment, lapseHold } from '#domain/bookings/payment.ts'
import { giveBackDue, noteGoneBack, sumOf } from '#domain/bookings/refund.ts'
import { err, ok } from '#domain/result.ts'
import type { BookingStore, Refund } from '#ports/booking-store.ts'
import type { Ids } from '#ports/ids.ts'
import { afterStep, bookingOf, carryOut, keep } from './booking-steps.ts'
import type { MemoryWorld } from './memory-world.ts'

/** What a booking store does with orders and the money for them. */
type PaymentSteps = Pick<
  BookingStore,
  | 'attachCheckout'
  | 'releaseOrder'
  | 'confirmPayment'
  | 'withOrdersSince'
  | 'noteRefundReport'
  | 'giveBackDue'
  | 'pendingRefunds'
  | 'markRefunded'
  | 'markRefundFailed'
>

export function memoryPaymentSteps(world: MemoryWorld, ids: Ids): PaymentSteps {
  const note = (refund: Refund, now: number) => {
    const pending = { ...refund, tries: 0, nextTryAt: now, refusals: 0, refusal: null }
    world.refunds.set(refund.id, { refund: pending, createdAt: now, isDone: false })
  }
  const refundsOf = (paymentId: string) =>
    [...world.refunds.values()]
      .map(({ refund }) => refund)
      .filter((refund) => refund.paymentId === paymentId)
  return {
    async attachCheckout(bookingId, orderId, checkout, heldUntil) {
      const booking = world.bookings.get(bookingId)
      if (booking?.order?.id !== orderId) return
      const order = { ...booking.order, checkout, heldUntil }
      world.bookings.set(bookingId, { ...booking, order })
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
      const { event: garden, seatsTaken } = stored
      const standing = booking.isSuperseded
        ? (bookingOf(world, garden.id, booking.email) ?? null)
        : null
      const step = completePayment(booking, standing, payment, garden, seatsTaken, now)
      const { event } = carryOut(world, ids, stored, step.transition, now, (kept) =>
        mailsFor({ ...step, event: kept.event }),
      )
      world.payments.set(paymentId, { ...payment, elsewhereCents: 0 })
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

    async noteRefundReport({ paymentId, bookingId, refundedCents, noticeId }) {
      const payment = world.payments.get(paymentId)
      const booking = world.bookings.get(payment?.bookingId ?? bookingId ?? '')
      if (booking === undefined) return 'unknown-booking'
      if (payment === undefined) return 'unknown-payment'
      if (world.notices.has(noticeId)) return 'known'
      world.notices.add(noticeId)
      const noted = noteGoneBack(booking, {
        totalCents: refundedCents,
        oursCents: sumOf(refundsOf(paymentId)),
        elsewhereCents: payment.elsewhereCents,
      })
      world.bookings.set(booking.id, noted.booking)
      world.payments.set(paymentId, { ...payment, elsewhereCents: noted.elsewhereCents })
      return 'taken'
    },

    async giveBackDue(tenant, bookingId, now, mailsFor) {
      const booking = world.bookings.get(bookingId)
      const stored = world.events.get(booking?.eventId ?? '')
      if (booking === undefined || stored?.event.tenant !== tenant) {
        return err({ code: 'unknown-booking' })
      }
      const payments = [...world.payments.values()]
        .filter((each) => each.bookingId === bookingId)
        .map(({ paymentId, amountCents, elsewhereCents }) => ({
          paymentId,
          amountCents: amountCents - elsewhereCents,
        }))
      const refunds = payments.flatMap(({ paymentId }) => refundsOf(paymentId))
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

    async markRefundFailed(refundId, refusal, nextTryAt) {
      const entry = world.refunds.get(refundId)
      if (entry === undefined) return
      const tries = entry.refund.tries + 1
      const refusals = entry.refund.refusals + (refusal === null ? 0 : 1)
      const refund = { ...entry.refund, tries, nextTryAt, refusals, refusal }
      world.refunds.set(refundId, { ...entry, refund })
    },
  }
}
