import type { ResultAnswer } from '#contract/booking-result.ts'
import { formatMomentWithZone, parseInstant, second } from '#domain/time.ts'

/** The state of a payment on the page that the payment provider returns to. */
export type PaymentResult =
  | { readonly is: 'loading'; readonly tries: number }
  | { readonly is: 'loaded'; readonly answer: ResultAnswer; readonly tries: number }
  | { readonly is: 'unknown' }

/** Pauses before asking again about a pending payment, in milliseconds. */
const pauses = [1, 2, 3, 5, 8].map((seconds) => seconds * second)

/** The pause before the next request; null when nothing is pending. */
export function pauseBeforeNext(result: PaymentResult): number | null {
  return result.is === 'loaded' && result.answer.booking.status === 'pending_payment'
    ? (pauses[result.tries - 1] ?? null)
    : null
}

/** The message about the payment. */
export interface Verdict {
  readonly tone: 'waiting' | 'good' | 'bad'
  readonly title: string
  readonly text: string
}

/** `isFree`: whether the event is known to cost nothing. */
export function verdictOf(result: PaymentResult, isFree: boolean): Verdict {
  switch (result.is) {
    case 'loading':
      return confirming
    case 'unknown':
      return {
        tone: 'bad',
        title: 'We Could Not Check Your Payment',
        text: 'It may still have gone through. Reload, or look for our email.',
      }
    case 'loaded':
      return verdictOfAnswer(result, isFree)
  }
}

const confirming: Verdict = {
  tone: 'waiting',
  title: 'Confirming Your Payment',
  text: 'We are checking with the payment service. This takes a few seconds.',
}

function verdictOfAnswer(result: PaymentResult & { is: 'loaded' }, isFree: boolean): Verdict {
  const { booking, paid } = result.answer
  switch (booking.status) {
    case 'confirmed':
      return paid
        ? {
            tone: 'good',
            title: 'Payment Successful!',
            text: `A confirmation has been sent to ${booking.attendeeEmail || 'your email address'}.`,
          }
        : {
            tone: 'good',
            title: 'Your Answer Is Confirmed',
            // Reached too when what was paid is refunded, with no seats asked for since.
            text: isFree
              ? 'This event is free: there is nothing to pay.'
              : 'If you asked for seats that were not paid for in time, they are not included, and a charge for them is being refunded.',
          }
    case 'pending_payment':
      return pauseBeforeNext(result) === null
        ? {
            tone: 'waiting',
            title: 'Your Payment Is Not Confirmed Yet',
            text: 'Your seats are held. We will email you as soon as it is.',
          }
        : confirming
    case 'expired':
      return {
        tone: 'bad',
        title: 'Your Payment Did Not Go Through',
        // Also of a booking that a newer one of the guest has replaced.
        text: 'The time to pay ran out, or you registered again since. Nothing was charged for this booking.',
      }
    case 'refunded':
      return {
        tone: 'bad',
        title: 'Your Payment Was Refunded',
        text: 'It came too late to keep your seats. We are refunding the whole amount.',
      }
    case 'cancelled':
      return {
        tone: 'bad',
        title: 'This Booking Is Canceled',
        text: isFree
          ? 'No seat is held for you.'
          : 'No seat is held for you. If you have paid, we will refund you and let you know by email.',
      }
  }
}

/** Name, e-mail and date, as listed on the page. */
export interface Receipt {
  readonly name: string
  readonly email: string
  readonly bookedAt: string
}

/** 'Error' if loading failed, 'N/A' for missing values; null while it is loading. */
export function receiptOf(result: PaymentResult, timeZone: string): Receipt | null {
  switch (result.is) {
    case 'loading':
      return null
    case 'unknown':
      return { name: 'Error', email: 'Error', bookedAt: 'Error' }
    case 'loaded': {
      const { attendeeEmail, bookedAt, formResponses } = result.answer.booking
      const answer = (name: string) => {
        const value = formResponses.find(({ fieldName }) => fieldName === name)?.value
        return typeof value === 'string' ? value.trim() : ''
      }
      const name = `${answer('firstName')} ${answer('lastName')}`.trim()
      return {
        name: name || 'N/A',
        email: attendeeEmail || 'N/A',
        bookedAt: momentText(bookedAt, timeZone),
      }
    }
  }
}

function momentText(text: string, timeZone: string): string {
  const moment = parseInstant(text)
  if (moment === null) return 'N/A'
  return formatMomentWithZone(moment, timeZone)
}
