import { ok, type Result } from '#domain/result.ts'
import type { CancelRefusal } from '#ports/booking-store.ts'
import { emailToGuest } from './booking-emails.ts'
import { meantToCome } from '#usecases/events/cancel-event.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { expireCheckoutSession } from '#usecases/payments/pay-for-order.ts'

/** The result of canceling one booking, for the owner. */
export interface CanceledBooking {
  /** Address that was notified; null if there was none. */
  readonly notified: string | null
  /** Seats that others can book again. */
  readonly seatsFreed: number
  readonly refundDueCents: number
}

/** Cancels one booking for the owner, like the guest's own No, and emails the guest. */
export function cancelBooking(dependencies: Dependencies) {
  return async (bookingId: string): Promise<Result<CanceledBooking, CancelRefusal>> => {
    const now = dependencies.clock.now()
    const cancelled = await dependencies.bookings.cancel(
      dependencies.tenant,
      bookingId,
      now,
      (canceled) =>
        meantToCome(canceled) ? [emailToGuest({ is: 'cancelled' }, canceled, now)] : [],
    )
    if (!cancelled.ok) return cancelled
    const transition = cancelled.value
    await expireCheckoutSession(dependencies, transition.droppedOrder)
    return ok({
      notified: meantToCome(transition) ? transition.booking.email : null,
      seatsFreed: -transition.seatsChange,
      refundDueCents: transition.booking.refundDueCents,
    })
  }
}
