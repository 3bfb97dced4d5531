import type { Booking, Order } from '#domain/bookings/booking.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { second, type Instant } from '#domain/time.ts'
import type { EventStore } from '#ports/event-store.ts'
import { firstLookBack } from './reconcile-payments.ts'
import { settleOrder } from './settle-order.ts'
import type { PaymentDependencies } from './take-payment.ts'

/** How long an answer of the provider is reused, in milliseconds. */
const answerLifetime = 3 * second

/** Most cached answers; with more the provider is asked again. */
const mostAnswers = 1_000

/**
 * The booking for the page that a payment leads back to. While it is unpaid, and for some days
 * after, the provider is asked, because the guest may be here before the webhook event. Repeated
 * looks within seconds share the answer. Nothing changes but what the provider reports.
 */
export function bookingResult(
  dependencies: PaymentDependencies & { readonly events: EventStore; readonly tenant: string },
) {
  const settle = settleOrder(dependencies)
  const answers = new Map<string, { readonly askedAt: Instant; readonly done: Promise<unknown> }>()

  async function settleOnce({ id, bookedAt }: Booking, order: Order): Promise<void> {
    if (order.checkout === null) return
    const now = dependencies.clock.now()
    const known = answers.get(order.id)
    if (known !== undefined && Math.abs(now - known.askedAt) < answerLifetime) {
      await known.done
      return
    }
    if (answers.size >= mostAnswers) answers.clear()
    const { sessionId } = order.checkout
    const subject = { kind: 'booking', id } as const
    const done = settle({ id: order.id, subject, createdAt: bookedAt, sessionId, isWanted: true })
    answers.set(order.id, { askedAt: now, done })
    try {
      await done
    } catch (error) {
      answers.delete(order.id)
      throw error
    }
  }

  return async (
    eventId: string,
    bookingId: string,
  ): Promise<Result<Booking, { readonly code: 'unknown-event' | 'unknown-booking' }>> => {
    const stored = await dependencies.events.find(dependencies.tenant, eventId)
    if (stored === null) return err({ code: 'unknown-event' })
    const booking = await dependencies.bookings.find(stored.event.id, bookingId)
    if (booking === null) return err({ code: 'unknown-booking' })
    const { order } = booking
    if (order === null || order.heldUntil <= dependencies.clock.now() - firstLookBack)
      return ok(booking)
    await settleOnce(booking, order)
    return ok((await dependencies.bookings.find(stored.event.id, bookingId)) ?? booking)
  }
}
