import { checkOpen } from '#domain/bookings/admission.ts'
import type { BookingRefusal } from '#domain/bookings/refusals.ts'
import type { Registered } from '#domain/bookings/register.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { WithEvent } from '#ports/booking-store.ts'
import type { EmailsFor } from '#ports/mail-outbox.ts'
import { emailsToBoth } from './booking-emails.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import {
  checkSubmittedAnswers,
  type SubmittedAnswers,
  type InvalidAnswers,
} from './submitted-answers.ts'
import { payForOrder } from '#usecases/payments/pay-for-order.ts'
import { checkReturnUrls, type SubmittedReturnUrls } from '#usecases/payments/return-urls.ts'

/** A registration, unchecked. */
export interface RegistrationInput {
  readonly eventId: string
  readonly willingness: 'yes' | 'maybe' | 'no'
  readonly answers: SubmittedAnswers
  /** Network whose unpaid bookings are counted; null if they are not limited. */
  readonly holder: string | null
  readonly returnUrls: SubmittedReturnUrls
}

/** A stored registration, and where to pay for it if it must be paid. */
export interface RegistrationOutcome {
  readonly registered: WithEvent<Registered>
  readonly paymentUrl: string | null
}

/** Registers a guest with Yes or Maybe; a Yes to a paid event takes effect with its payment. */
export function registerGuest(dependencies: Dependencies) {
  return async (
    input: RegistrationInput,
  ): Promise<
    Result<
      RegistrationOutcome,
      BookingRefusal | InvalidAnswers | { readonly code: 'bad-return-url' }
    >
  > => {
    const urls = checkReturnUrls(input.returnUrls, dependencies.publicUrl)
    if (!urls.ok) return urls
    const stored = await dependencies.events.find(dependencies.tenant, input.eventId)
    if (stored === null) return err({ code: 'unknown-event' })
    const now = dependencies.clock.now()
    const open = checkOpen(stored.event, now)
    if (!open.ok) return open
    const { willingness } = input
    if (willingness === 'no') {
      const message = 'Please choose Yes or Maybe to register.'
      return err({ code: 'invalid', message, fields: { willingness: message } })
    }
    const checked = checkSubmittedAnswers(
      input.answers,
      { event: stored.event, ownSeats: 0 },
      dependencies.characterRule,
    )
    if (!checked.ok) return checked

    const emailsFor: EmailsFor<WithEvent<Registered>> = (registered) =>
      // An unpaid Yes is not in force; its emails follow the payment.
      registered.booking.status === 'confirmed'
        ? emailsToBoth(dependencies.ownerAddress(), { is: 'registered' }, registered, now)
        : []
    const reserved = await dependencies.bookings.reserve(
      {
        bookingId: dependencies.ids.newId(),
        orderId: dependencies.ids.newId(),
        holder: input.holder,
        eventId: stored.event.id,
        willingness,
        ...checked.value,
      },
      now,
      emailsFor,
    )
    if (!reserved.ok) return reserved
    const session = await payForOrder(dependencies, reserved.value, urls.value, null)
    return session.ok ? ok({ registered: reserved.value, paymentUrl: session.value }) : session
  }
}
