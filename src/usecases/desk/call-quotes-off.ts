import type { StaffMember } from '#domain/desk/staff.ts'
import type { CalledOff } from '#ports/quote-calling-off.ts'
import type { VisitUndo } from '#ports/visit-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { emailToCustomer } from '#usecases/written-quotes/quote-emails.ts'
import { actorOf } from './actor.ts'
import { visitEmails, type EmailChoice } from './visit-emails.ts'

/** Quotes to call off, as shown on the page, and whether the customer gets an email. */
export interface QuoteCallOff {
  readonly seen: number
  readonly visits: readonly VisitUndo[]
  readonly email: EmailChoice
}

export function callQuotesOff({ writtenQuotes, clock, company }: Dependencies) {
  const actor = actorOf(clock)
  return {
    whatEndsWithQuote: (id: string) => writtenQuotes.callingOffEffects(id),

    callQuoteOff(id: string, { email, ...step }: QuoteCallOff, by: StaffMember) {
      const { isWanted, message } = email
      // The message is in the email about the quote; emails about visits only clear calendars.
      const visitEmailFor = visitEmails({ isWanted, message: '' }, company().timeZone, clock.now())
      const emailsFor = ({ quote, paidCents }: CalledOff) =>
        isWanted
          ? [emailToCustomer(quote, { is: 'called-off', from: by.name, message, paidCents })]
          : []
      return writtenQuotes.callOff(id, step, { emailsFor, visitEmailFor }, actor(by))
    },

    restoreQuote: (id: string, seen: number, by: StaffMember) =>
      writtenQuotes.restore(id, seen, actor(by)),
  }
}
