import { deskPaths } from '#domain/desk/desk-paths.ts'
import type {
  KnownDispute,
  PaymentNews,
  RefundTrouble,
  UnmatchedPayment,
} from '#domain/payments/news.ts'
import {
  answerDay,
  answerText,
  disputeStateText,
  disputeText,
  isDisputeLost,
  isDisputeOver,
} from '#domain/payments/dispute.ts'
import { mismatchTexts, moneyText } from '#domain/payments/wording.ts'
import {
  callout,
  facts,
  link,
  paragraph,
  type EmailBlock,
  type EmailContent,
  type EmailContext,
} from './email-content.ts'

/** Alerts the owner to a payment problem, with a link to where the desk solves it. */
export function paymentEmail(
  news: PaymentNews,
  { publicUrl, company }: EmailContext,
): EmailContent {
  const at = (paymentId: string) =>
    link('See It at the Desk', publicUrl + deskPaths.payment(paymentId))
  switch (news.is) {
    case 'unmatched':
      return unmatchedEmail(news.payment, at)
    case 'refund-refused':
      return troubleEmail(
        news.refund,
        'A refund was refused',
        'The payment provider refused it. The site will try again by itself; please look into the reason in the provider’s dashboard.',
        at,
      )
    case 'refund-failed':
      return troubleEmail(
        news.refund,
        'A refund failed',
        `The money did not reach the customer and is back in your account. Refund it again, or if the card is closed, ask the customer how to get the money to them.${commandFor(news.refund)}`,
        at,
      )
    case 'disputed':
      return disputeEmail(news.dispute, at, company.timeZone)
  }
}

type DeskLink = (paymentId: string) => EmailBlock

function unmatchedEmail(payment: UnmatchedPayment, at: DeskLink): EmailContent {
  const { paymentId, mismatch, subject } = payment
  return {
    subject: `Unmatched payment of ${moneyText(payment)}`,
    heading: 'Unmatched payment',
    blocks: [
      callout(`${mismatchTexts[mismatch]} Nothing was changed or refunded.`),
      facts([['Amount', moneyText(payment)], ['Payment', paymentId], subjectFact(subject)]),
      paragraph(
        `See who paid in the payment provider’s dashboard, then refund it at the desk, or keep it and say what it is for. “payments refund ${paymentId}” on the command line refunds it, too.`,
      ),
      at(paymentId),
    ],
  }
}

function troubleEmail(
  trouble: RefundTrouble,
  headline: string,
  advice: string,
  at: DeskLink,
): EmailContent {
  const { paymentId, subject, reason } = trouble
  return {
    subject: `${headline}: ${moneyText(trouble)}`,
    heading: headline,
    blocks: [
      callout(`The payment provider’s reason: ${reason}`),
      facts([['Amount', moneyText(trouble)], ['Payment', paymentId], subjectFact(subject)]),
      paragraph(advice),
      at(paymentId),
    ],
  }
}

/** The command for the same, where there is one. */
function commandFor({ subject, paymentId }: RefundTrouble): string {
  switch (subject.kind) {
    case 'booking':
      return ` “bookings refund ${subject.id}” on the command line does it, too.`
    case 'unknown':
      return ` “payments refund ${paymentId}” on the command line does it, too.`
    case 'quote':
    case 'counter':
      return ''
  }
}

function disputeEmail(dispute: KnownDispute, at: DeskLink, timeZone: string): EmailContent {
  const { paymentId, subject, reason, state } = dispute
  const answerBy = answerDay(dispute.answerBy, timeZone)
  const isOver = isDisputeOver(state)
  return {
    subject: isOver
      ? `The dispute about ${moneyText(dispute)} has ended: ${disputeStateText(state)}`
      : `A payment of ${moneyText(dispute)} is disputed`,
    heading: isOver ? 'A dispute has ended' : 'A payment is disputed',
    blocks: [
      callout(isOver ? disputeText(state, dispute) : answerText(state, answerBy)),
      facts([
        ['Amount', moneyText(dispute)],
        ['Reason', reason],
        ['State', disputeStateText(state)],
        ['Payment', paymentId],
        subject === null ? ['For', 'no payment that this site knows of'] : subjectFact(subject),
      ]),
      ...(isDisputeLost(state) && subject?.kind === 'quote'
        ? [
            paragraph(
              'The part of the quote that it paid is owed again, unless you write it off. The quote’s page asks the customer for it.',
            ),
          ]
        : []),
      ...(subject === null ? [] : [at(paymentId)]),
    ],
  }
}

function subjectFact({
  kind,
  id,
  name = id,
}: UnmatchedPayment['subject']): readonly [string, string] {
  return [kind === 'unknown' ? 'Said to be for booking' : `For ${kind}`, name]
}
