import { partySize } from '#domain/bookings/party.ts'
import type { CheckedRegistration } from '#domain/bookings/check-registration.ts'

/** The thank-you for a first answer without a payment. */
export function thanksFor(
  willingness: 'yes' | 'maybe',
  { email, party }: Pick<CheckedRegistration, 'email' | 'party'>,
): { readonly title: string; readonly message: string } {
  const seats = partySize(party)
  const saved = seats === 1 ? 'Your seat is saved.' : `Your ${seats} seats are saved.`
  const message =
    willingness === 'yes'
      ? `${saved} We have sent the details to ${email}.`
      : `We have noted your Maybe and sent the details to ${email}. A Maybe holds no seat, so change it to Yes once you know.`
  return { title: 'Thank You for Registration', message }
}
