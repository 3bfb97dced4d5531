import { checkOpen } from '#domain/bookings/admission.ts'
import {
  checkDecline,
  type Decline,
  type DeclineFieldErrors,
} from '#domain/bookings/check-decline.ts'
import type { BookingRefusal } from '#domain/bookings/refusals.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { emailsToBoth } from './booking-emails.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { expireCheckoutSession } from '#usecases/payments/pay-for-order.ts'

/** Stores a public No, unless it repeats the current one. */
export function declineEvent(dependencies: Dependencies) {
  return async (
    eventId: string,
    draft: Decline,
  ): Promise<
    Result<
      true,
      BookingRefusal | { readonly code: 'invalid'; readonly fieldErrors: DeclineFieldErrors }
    >
  > => {
    const stored = await dependencies.events.find(dependencies.tenant, eventId)
    if (stored === null) return err({ code: 'unknown-event' })
    const now = dependencies.clock.now()
    const open = checkOpen(stored.event, now)
    if (!open.ok) return open
    const checked = checkDecline(draft, dependencies.characterRule)
    if (!checked.ok) return err({ code: 'invalid', fieldErrors: checked.error })
    const ids = { bookingId: dependencies.ids.newId(), eventId: stored.event.id }
    const declined = await dependencies.bookings.decline(
      { ...checked.value, ...ids },
      now,
      (transition) =>
        emailsToBoth(dependencies.ownerAddress(), { is: 'declined' }, transition, now),
    )
    if (!declined.ok) return declined
    await expireCheckoutSession(dependencies, declined.value?.droppedOrder ?? null)
    return ok(true)
  }
}
