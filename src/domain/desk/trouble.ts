import { formatCount } from '#domain/counts.ts'
import { amountText } from '#domain/money/amount-text.ts'
import type { Mismatch } from '#domain/payments/subject.ts'
import { disputeStateWords } from '#domain/payments/dispute.ts'
import { mismatchWords, moneyText } from '#domain/payments/wording.ts'

/** Something that somebody at the desk has to look after. Amounts in US cents, or as named. */
export type Trouble =
  | {
      readonly is: 'refund-due'
      readonly to: 'booking' | 'quote'
      readonly id: string
      readonly amountCents: number
      /** From which it goes back; null where it is not in the books. */
      readonly paymentId: string | null
      /** Empty where they were forgotten, or have none. */
      readonly email: string
      readonly customerId: string | null
      /** Name of the event, or number and title of the quote. */
      readonly about: string | null
    }
  | {
      /** `refund-refused`: it is tried again by itself. `refund-failed`: its money is here again. */
      readonly is: 'refund-refused' | 'refund-failed'
      readonly id: string
      readonly amountCents: number
      readonly currency: string
      readonly reason: string
    }
  | {
      readonly is: 'money-fits-nothing'
      readonly id: string
      readonly amountCents: number
      readonly currency: string
      readonly mismatch: Mismatch
    }
  | {
      readonly is: 'disputed'
      readonly id: string
      /** False for a payment that is not in the books. */
      readonly isKnown: boolean
      readonly amountCents: number
      readonly currency: string
      readonly state: string
    }
  | {
      /** What a customer owes again, whose bank gave it back to them. */
      readonly is: 'payment-lost'
      readonly id: string
      readonly cents: number
      /** Name of the agreed payment. */
      readonly payment: string
      /** Number and title. */
      readonly quote: string
    }
  | {
      readonly is: 'email-failed'
      readonly id: string
      readonly to: string
      /** How many failed that went there. */
      readonly count: number
      /** In the words of the mail server; of several, the newest. */
      readonly reason: string
    }
  | {
      /** A request that the platform behind the site does not take. */
      readonly is: 'not-handed-over'
      readonly id: string
      readonly name: string
      readonly reason: string
    }
  /** Email that belongs to no request yet. */
  | { readonly is: 'other-email'; readonly id: string; readonly count: number }

/** What is the matter, in two parts. */
export function troubleWords(trouble: Trouble): { readonly title: string; readonly about: string } {
  switch (trouble.is) {
    case 'refund-due': {
      const nobody = trouble.to === 'quote' ? 'the customer' : 'a guest whose data was deleted'
      const whom = trouble.email === '' ? nobody : trouble.email
      const about = `${amountText(trouble.amountCents)} to ${whom}, ${trouble.about ?? 'an event'}`
      return { title: 'Refund to make', about }
    }
    case 'refund-refused':
      return { title: 'Refund refused', about: `${moneyText(trouble)}: ${trouble.reason}` }
    case 'refund-failed':
      return {
        title: 'Refund failed',
        about: `${moneyText(trouble)} did not reach the customer: ${trouble.reason}`,
      }
    case 'payment-lost': {
      const { cents, payment, quote } = trouble
      return {
        title: 'Dispute lost',
        about: `${amountText(cents)} is gone, and ${payment} of ${quote} is owed again`,
      }
    }
    case 'money-fits-nothing':
      return {
        title: 'Money that fits nothing',
        about: `${moneyText(trouble)}. ${mismatchWords[trouble.mismatch]}`,
      }
    case 'disputed':
      return {
        title: 'Payment disputed',
        about: `${moneyText(trouble)}: ${disputeStateWords(trouble.state)}`,
      }
    case 'email-failed':
      return {
        title: trouble.count === 1 ? 'Email failed' : `${formatCount(trouble.count)} emails failed`,
        about: [trouble.to, trouble.reason].filter(Boolean).join(': '),
      }
    case 'not-handed-over':
      return {
        title: 'Request not handed over',
        about: `${trouble.name}: the platform ${trouble.reason}`,
      }
    case 'other-email':
      return {
        title: 'Other email',
        about:
          trouble.count === 1
            ? 'One email belongs to no request yet'
            : `${formatCount(trouble.count)} emails belong to no request yet`,
      }
  }
}
