import type {
  KnownDispute,
  PaymentNews,
  RefundTrouble,
  UnmatchedPayment,
} from '#domain/payments/news.ts'
import type { PaymentSubject } from '#domain/payments/subject.ts'
import { mismatchWords, moneyText } from '#domain/payments/wording.ts'
import { isoString } from '#domain/time.ts'
import { callout, facts, paragraph, type EmailContent } from './email-content.ts'

/** Tells the owner of money that needs looking after. */
export function paymentEmail(news: PaymentNews): EmailContent {
  switch (news.is) {
    case 'unmatched':
      return unmatchedEmail(news.payment)
    case 'refund-refused':
      return troubleEmail(news.refund, 'A refund was refused', [
        'The payment provider says no. The site tries again by itself; please see to the reason in the provider’s dashboard.',
      ])
    case 'refund-failed':
      return troubleEmail(news.refund, 'A refund failed', [
        'The money did not reach the guest and is back in your account. It is due again.',
        commandFor(news.refund),
      ])
    case 'disputed':
      return disputeEmail(news.dispute)
  }
}

function unmatchedEmail(payment: UnmatchedPayment): EmailContent {
  const { paymentId, mismatch, subject } = payment
  return {
    subject: `A payment of ${moneyText(payment)} fits no booking`,
    heading: 'A payment fits no booking',
    blocks: [
      callout(`${mismatchWords[mismatch]} No booking was changed, and nothing was refunded.`),
      facts([['Amount', moneyText(payment)], ['Payment', paymentId], subjectFact(subject)]),
      paragraph(
        `See who paid in the payment provider’s dashboard. “payments refund ${paymentId}” on the command line refunds it; “payments list” shows all such payments.`,
      ),
    ],
  }
}

function troubleEmail(
  trouble: RefundTrouble,
  headline: string,
  texts: readonly string[],
): EmailContent {
  const { paymentId, subject, reason } = trouble
  return {
    subject: `${headline}: ${moneyText(trouble)}`,
    heading: headline,
    blocks: [
      callout(`The payment provider’s reason: ${reason}`),
      facts([['Amount', moneyText(trouble)], ['Payment', paymentId], subjectFact(subject)]),
      ...texts.map(paragraph),
    ],
  }
}

function commandFor({ subject, paymentId }: RefundTrouble): string {
  const command =
    subject.kind === 'booking' ? `bookings refund ${subject.id}` : `payments refund ${paymentId}`
  return `“${command}” on the command line tries once more. If the card is closed, ask the guest how to pay them.`
}

function disputeEmail(dispute: KnownDispute): EmailContent {
  const { paymentId, subject, reason, state, answerBy } = dispute
  return {
    subject: `A payment of ${moneyText(dispute)} is disputed`,
    heading: 'A payment is disputed',
    blocks: [
      callout(
        answerBy === null
          ? 'The bank of the card’s owner takes this money back unless the dispute is won.'
          : `Answer it in the payment provider’s dashboard by ${isoString(answerBy).slice(0, 10)}, or the money is lost.`,
      ),
      facts([
        ['Amount', moneyText(dispute)],
        ['Reason', reason],
        ['State', state],
        ['Payment', paymentId],
        subject === null ? ['For', 'no payment that this site knows'] : subjectFact(subject),
      ]),
    ],
  }
}

function subjectFact({ kind, id }: PaymentSubject): readonly [string, string] {
  return [kind === 'unknown' ? 'Said to be for booking' : `For ${kind}`, id]
}
