import { checkOpen } from '#domain/bookings/admission.ts'
import { seatsTakenBy, type Booking, type Transition } from '#domain/bookings/booking.ts'
import type { Change } from '#domain/bookings/change.ts'
import {
  apologyMessage,
  declineLabels,
  declineMessageLength,
} from '#domain/bookings/check-decline.ts'
import { emailKey, type CharacterRule } from '#domain/fields.ts'
import { checkLength } from '#domain/bookings/check-field.ts'
import type { BookingRefusal, CodeRefusal } from '#domain/bookings/refusals.ts'
import type { GardenEvent } from '#domain/events/event.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { WithEvent } from '#ports/booking-store.ts'
import type { EmailsFor } from '#ports/mail-outbox.ts'
import { emailsToBoth } from './booking-emails.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { checkSubmittedAnswers, type InvalidAnswers } from './submitted-answers.ts'
import { payForOrder } from '#usecases/payments/pay-for-order.ts'
import { checkReturnUrls } from '#usecases/payments/return-urls.ts'
import type { RegistrationInput } from './register-guest.ts'
import { hashedToken } from './verify-code.ts'
import { plainText } from '#domain/text.ts'

/** A change of an earlier answer, unchecked. */
export interface ChangeInput extends Omit<RegistrationInput, 'willingness'> {
  readonly bookingId: string
  readonly token: string
  readonly willingness: 'yes' | 'maybe' | 'no'
  readonly message: string
}

/** The changed booking, and where to pay for it if it must be paid. */
export interface ChangeOutcome {
  readonly changed: WithEvent<Transition>
  readonly paymentUrl: string | null
}

/** Changes an earlier answer for the owner of the mailbox, who holds an update token. */
export function changeBooking(dependencies: Dependencies) {
  return async (
    input: ChangeInput,
  ): Promise<
    Result<
      ChangeOutcome,
      BookingRefusal | CodeRefusal | InvalidAnswers | { readonly code: 'bad-return-url' }
    >
  > => {
    const urls = checkReturnUrls(input.returnUrls, dependencies.publicUrl)
    if (!urls.ok) return urls
    const stored = await dependencies.events.find(dependencies.tenant, input.eventId)
    if (stored === null) return err({ code: 'unknown-event' })
    const { event } = stored
    // An unknown booking is refused like a wrong token, so that ids cannot be guessed.
    const booking = await dependencies.bookings.find(event.id, input.bookingId)
    if (booking === null || input.token === '') return err({ code: 'bad-token' })
    const now = dependencies.clock.now()
    const open = checkOpen(event, now)
    if (!open.ok) return open
    const change = checkChange(
      input,
      booking,
      event,
      dependencies.ids.newId(),
      dependencies.characterRule,
    )
    if (!change.ok) return change

    const emailsFor: EmailsFor<WithEvent<Transition>> = (transition) => {
      // Emails about more seats follow their payment; until then the earlier answer is in force.
      if (transition.booking.order?.state === 'held') return []
      const news = { is: input.willingness === 'no' ? 'declined' : 'changed' } as const
      return emailsToBoth(dependencies.ownerAddress(), news, transition, now)
    }
    const tokenHash = hashedToken(dependencies.secrets, input.token)
    const changed = await dependencies.bookings.change(
      {
        eventId: event.id,
        bookingId: booking.id,
        tokenHash,
        change: change.value,
      },
      now,
      emailsFor,
    )
    if (!changed.ok) return changed
    const session = await payForOrder(dependencies, changed.value, urls.value, tokenHash)
    return session.ok ? ok({ changed: changed.value, paymentUrl: session.value }) : session
  }
}

function checkChange(
  input: ChangeInput,
  booking: Booking,
  event: GardenEvent,
  orderId: string,
  rule: CharacterRule,
): Result<Change, InvalidAnswers> {
  const { willingness } = input
  if (willingness === 'no') {
    const message = input.message.trim() || apologyMessage
    const error = checkLength(declineLabels.message, message, declineMessageLength)
    return error === undefined
      ? ok({ willingness, message })
      : err({ code: 'invalid', message: error, fields: { message: error } })
  }
  const written = input.answers.responses.find(({ name }) => name === 'email')?.value
  const emails = [input.answers.email, typeof written === 'string' ? written : ''].map(plainText)
  if (emails.some((email) => email !== '' && emailKey(email) !== emailKey(booking.email))) {
    const message =
      'The email address of an answer cannot be changed here. To use another one, please register again with it.'
    return err({ code: 'invalid', message, fields: { email: message } })
  }
  // The code has proven the email address, so the form need not contain it.
  const submitted = { ...input.answers, email: booking.email }
  const terms = { event, ownSeats: seatsTakenBy(booking) }
  const checked = checkSubmittedAnswers(submitted, terms, rule)
  if (!checked.ok) return checked
  const { party, answers } = checked.value
  return ok({ willingness, party, answers, orderId, holder: input.holder })
}
