import type { Booking } from '#domain/bookings/booking.ts'
import { checkCode } from '#domain/bookings/email-code.ts'
import type { CodeRefusal } from '#domain/bookings/refusals.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** The stored hash of a code, bound to its challenge so that equal codes differ. */
export const hashedCode = (secrets: Secrets, challengeId: string, code: string): string =>
  secrets.hash(`code ${challengeId} ${code}`)

export const hashedToken = (secrets: Secrets, token: string): string =>
  secrets.hash(`token ${token}`)

/** Exchanges an emailed code for a token that opens its booking once. */
export function verifyCode(dependencies: Dependencies) {
  return async (
    eventId: string,
    challengeId: string,
    entered: string,
  ): Promise<
    Result<
      { readonly token: string; readonly booking: Booking },
      | CodeRefusal
      | { readonly code: 'unknown-event' }
      | { readonly code: 'invalid'; readonly message: string }
    >
  > => {
    const stored = await dependencies.events.find(dependencies.tenant, eventId)
    if (stored === null) return err({ code: 'unknown-event' })
    const code = checkCode(entered)
    if (!code.ok) return err({ code: 'invalid', message: code.error })
    const token = dependencies.secrets.newToken()
    const verified = await dependencies.codes.verify(
      {
        eventId: stored.event.id,
        challengeId,
        codeHash: hashedCode(dependencies.secrets, challengeId, code.value),
        tokenHash: hashedToken(dependencies.secrets, token),
      },
      dependencies.clock.now(),
    )
    return verified.ok ? ok({ token, booking: verified.value }) : verified
  }
}
