import { explainRefusal } from '#domain/emails/explain-refusal.ts'
import { formatCount } from '#domain/counts.ts'
import { amountText } from '#domain/money/amount-text.ts'
import type { Mismatch, Money } from '#domain/payments/subject.ts'
import { disputeStateText, type LostPayment } from '#domain/payments/dispute.ts'
import { mismatchTexts, moneyText } from '#domain/payments/wording.ts'
import type { CalendarDate } from '#domain/time.ts'

/** Money due back to a guest or a customer of a quote that is not refunded yet. */
export interface RefundDue {
  readonly is: 'refund-due'
  readonly to: 'booking' | 'quote'
  /** Id of the booking or quote. */
  readonly id: string
  readonly amountCents: number
  /** The payment to refund from; null if the ledger does not have it. */
  readonly paymentId: string | null
  /** Empty like the address if the person was erased or gave none. */
  readonly name: string
  readonly email: string
  /** Null if they are not a customer at the desk. */
  readonly customerId: string | null
  /** Name of the event, or number and title of the quote. */
  readonly about: string | null
}

/** A problem that a colleague has to solve. Amounts in US cents, unless named otherwise. */
export type Trouble =
  | RefundDue
  | (Money & {
      /** `refund-refused`: it is tried again. `refund-failed`: the money is back here. */
      readonly is: 'refund-refused' | 'refund-failed'
      readonly id: string
      readonly reason: string
    })
  | (Money & {
      readonly is: 'money-fits-nothing'
      readonly id: string
      readonly mismatch: Mismatch
    })
  | (Money & {
      readonly is: 'disputed'
      readonly id: string
      /** False for a payment that is not in the ledger. */
      readonly isKnown: boolean
      readonly state: string
      /** In the company's zone. */
      readonly answerBy: CalendarDate | null
    })
  /** The customer owes it again. */
  | ({ readonly is: 'payment-lost'; readonly id: string } & LostPayment)
  | {
      readonly is: 'email-failed'
      readonly id: string
      readonly to: string
      /** Number of failed emails to that address. */
      readonly count: number
      /** The mail server's words; of several failures, the newest. */
      readonly reason: string
    }
  | {
      /** A request that the platform behind the site does not accept. */
      readonly is: 'not-handed-over'
      readonly id: string
      readonly name: string
      readonly reason: string
    }
  | {
      /** Replies, bounces and new email do not come in. */
      readonly is: 'mailbox-not-read'
      readonly id: string
      /** A sentence. */
      readonly problem: string
    }
  /** A received email that belongs to no request yet. */
  | { readonly is: 'other-email'; readonly id: string; readonly count: number }
  /** Those of a kind that are not named. */
  | { readonly is: 'more'; readonly id: keyof typeof moreTexts; readonly count: number }

const moreTexts = {
  emails: 'Emails that failed',
  requests: 'Requests not sent to the platform',
  payments: 'Payments that need a look',
  refunds: 'Refunds to make',
} as const

/** The number of problems, with those that are not named. */
export const countTrouble = (all: readonly Trouble[]): number =>
  all.reduce((sum, each) => sum + (each.is === 'more' ? each.count : 1), 0)

export function troubleText(trouble: Trouble): { readonly title: string; readonly about: string } {
  switch (trouble.is) {
    case 'more':
      return { title: `${formatCount(trouble.count)} more`, about: moreTexts[trouble.id] }
    case 'refund-due': {
      const nobody = trouble.to === 'quote' ? 'the customer' : 'a guest whose data was deleted'
      const whom = trouble.name || trouble.email || nobody
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
      const { cents, payment, quote, isRefund } = trouble
      return {
        title: isRefund ? 'Refunded in the dashboard' : 'Dispute lost',
        about: `${amountText(cents)} is gone, and ${payment} of ${quote} is owed again`,
      }
    }
    case 'money-fits-nothing':
      return {
        title: 'Unmatched payment',
        about: `${moneyText(trouble)}. ${mismatchTexts[trouble.mismatch]}`,
      }
    case 'disputed':
      return {
        title: 'Payment disputed',
        about: `${moneyText(trouble)}: ${disputeStateText(trouble.state, trouble.answerBy)}`,
      }
    case 'email-failed':
      return {
        title: trouble.count === 1 ? 'Email failed' : `${formatCount(trouble.count)} emails failed`,
        about: [trouble.to, explainRefusal(trouble.reason)].filter(Boolean).join(': '),
      }
    case 'not-handed-over':
      return {
        title: 'Request not sent to the platform',
        about: `${trouble.name}: the platform ${trouble.reason}`,
      }
    case 'mailbox-not-read':
      return {
        title: 'Mailbox not read',
        about: `${trouble.problem} Replies do not come in, and no bounces.`,
      }
    case 'other-email':
      return {
        title: 'Other email',
        about:
          trouble.count === 1
            ? 'One email is not on a request yet'
            : `${formatCount(trouble.count)} emails are not on a request yet`,
      }
  }
}
