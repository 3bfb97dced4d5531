import type { Transition } from '#domain/bookings/booking.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { EmailsOfCancellation } from '#ports/event-store.ts'
import { emailToGuest } from '#usecases/bookings/booking-emails.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { expireCheckoutSession } from '#usecases/payments/pay-for-order.ts'

/** The result of canceling an event, for the owner. */
export interface Cancellation {
  /** Bookings that this call canceled. */
  readonly bookings: number
  /** Guests who were notified. */
  readonly notified: number
  /** US cents to refund by hand, in total. */
  readonly refundDueCents: number
}

/** Cancels an event with all its bookings, and emails everyone who was going to come. */
export function cancelEvent(dependencies: Dependencies) {
  return async (
    eventId: string,
  ): Promise<Result<Cancellation, { readonly code: 'unknown-event' }>> => {
    const now = dependencies.clock.now()
    const cancelled = await dependencies.events.cancel(
      dependencies.tenant,
      eventId,
      now,
      emailsOfCancellation(now),
    )
    return cancelled.ok
      ? ok(await expireCheckoutSessions(dependencies, cancelled.value))
      : cancelled
  }
}

/** The emails about a canceled event to everyone who was going to come. */
export function emailsOfCancellation(now: Instant): EmailsOfCancellation {
  return (event, transitions) =>
    transitions
      .filter(meantToCome)
      .map(({ booking }) => emailToGuest({ is: 'event-cancelled' }, { booking, event }, now))
}

/**
 * Expires the checkout sessions of the bookings of a canceled event; returns the numbers for the
 * owner.
 */
export async function expireCheckoutSessions(
  dependencies: Dependencies,
  transitions: readonly Transition[],
): Promise<Cancellation> {
  for (const { droppedOrder } of transitions) {
    // One unavailable provider must not delay the rest; reconciling expires the sessions later.
    if (!(await expireCheckoutSession(dependencies, droppedOrder))) break
  }
  return {
    bookings: transitions.length,
    notified: transitions.filter(meantToCome).length,
    refundDueCents: transitions.reduce((sum, { booking }) => sum + booking.refundDueCents, 0),
  }
}

/** Whether a canceled booking had or held seats, or was a Maybe. */
export const meantToCome = ({ booking, seatsChange, wasMaybe }: Transition): boolean =>
  booking.email !== '' && (seatsChange < 0 || wasMaybe)
