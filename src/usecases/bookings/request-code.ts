import { checkOpen } from '#domain/bookings/admission.ts'
import { checkEmailForCode } from '#domain/bookings/email-code.ts'
import type { BookingRefusal, CodeRefusal } from '#domain/bookings/refusals.ts'
import { eventForEmail } from '#domain/emails/booking-report.ts'
import type { EmailSecrets } from '#domain/emails/email.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { padResponseTime } from '#usecases/pad-response-time.ts'
import { hashedCode } from './verify-code.ts'

/**
 * Emails a code to an address that has an answer to the event. Neither the result nor its timing
 * reveals whether it has: the code is sealed first, the store does the same work either way, and
 * the answer waits for the next beat.
 */
export function requestCode(dependencies: Dependencies) {
  return async (
    eventId: string,
    address: string,
  ): Promise<
    Result<
      { readonly challengeId: string },
      BookingRefusal | CodeRefusal | { readonly code: 'invalid'; readonly message: string }
    >
  > => {
    const stored = await dependencies.events.find(dependencies.tenant, eventId)
    if (stored === null) return err({ code: 'unknown-event' })
    const email = checkEmailForCode(address)
    if (!email.ok) return err({ code: 'invalid', message: email.error })
    const now = dependencies.clock.now()
    const open = checkOpen(stored.event, now)
    if (!open.ok) return open
    const challengeId = dependencies.ids.newId()
    const code = dependencies.secrets.newCode()
    const sealedSecrets = dependencies.secrets.seal(JSON.stringify({ code } satisfies EmailSecrets))
    const issued = await dependencies.codes.issue(
      {
        challengeId,
        eventId: stored.event.id,
        email: email.value,
        codeHash: hashedCode(dependencies.secrets, challengeId, code),
      },
      now,
      // To the address as the guest wrote it, since a mailbox may mind the case of its letters.
      (booking) => [
        {
          to: booking.email,
          email: { kind: 'booking-code', data: { event: eventForEmail(stored) } },
          sealedSecrets,
          about: { kind: 'booking', id: booking.id },
        },
      ],
    )
    await padResponseTime(dependencies, now)
    return issued.ok ? ok({ challengeId }) : issued
  }
}
