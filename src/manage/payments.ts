import { deskPaths } from '#domain/desk/desk-paths.ts'
import type { Columns } from '#domain/csv.ts'
import { disputeStateText } from '#domain/payments/dispute.ts'
import { mismatchTexts, moneyText } from '#domain/payments/wording.ts'
import { isoString } from '#domain/time.ts'
import type { PaymentInTrouble, UnmatchedRefusal } from '#ports/payment-store.ts'
import { refundPayment, type PaymentRefund } from '#usecases/payments/refund-payment.ts'
import { CommandError, type Command } from './command.ts'
import { siteDependencies } from './site-dependencies.ts'
import { printList, stamp, tableOf } from './table.ts'

export const paymentsList: Command = {
  name: 'payments list',
  usage: '[--json]',
  help: 'Lists payments that are unmatched or disputed, or whose refund failed.',
  options: { json: { type: 'boolean' } },
  async run(context, input) {
    const payments = await (await context.stores()).paymentStore.inTrouble()
    printList(context, input, {
      text: tableOf(paymentColumns, payments, 'No payments need a look.'),
      json: payments.map(paymentJson),
    })
  },
}

export const paymentsRefund: Command = {
  name: 'payments refund',
  usage: 'ID',
  help: 'Refunds an unmatched payment through the payment provider.',
  positionals: 1,
  async run(context, { positionals: [paymentId = ''] }) {
    const refunded = await refundPayment(await siteDependencies(context))(paymentId)
    if (!refunded.ok) {
      const page = context.config.publicUrl + deskPaths.payment(paymentId)
      throw new CommandError(refusalSentence(refunded.error, paymentId, page))
    }
    context.print(outcomeSentence(refunded.value, paymentId))
  },
}

function paymentJson({ takenAt, ...payment }: PaymentInTrouble) {
  return { ...payment, takenAt: takenAt === null ? null : isoString(takenAt) }
}

const paymentColumns: Columns<PaymentInTrouble> = {
  payment: ({ paymentId }) => paymentId,
  taken: ({ takenAt }) => (takenAt === null ? '' : stamp(takenAt)),
  amount: moneyText,
  refunded: ({ refundedCents, currency }) =>
    refundedCents === 0 ? '' : moneyText({ amountCents: refundedCents, currency }),
  for: ({ subject }) => (subject === null ? '' : `${subject.kind} ${subject.id}`),
  problem: problemOf,
}

function problemOf({ mismatch, refundProblem, dispute, lost }: PaymentInTrouble): string {
  return [
    mismatch === null ? '' : mismatchTexts[mismatch],
    refundProblem === null
      ? ''
      : `Its refund ${refundProblem.is === 'failed' ? 'failed' : 'is refused'}: ${refundProblem.reason}.`,
    dispute === null ? '' : `It is disputed: ${disputeStateText(dispute)}.`,
    lost === null ? '' : `${lost.payment} of ${lost.quote} is owed again.`,
  ]
    .filter((part) => part !== '')
    .join(' ')
}

function outcomeSentence({ money, isWaiting, problem }: PaymentRefund, paymentId: string): string {
  const what = money === null ? `Payment ${paymentId}` : moneyText(money)
  if (problem === null) {
    return isWaiting
      ? `The refund of ${what} is noted. The payment provider did not answer; the running site keeps trying.`
      : `Refunded ${what}.`
  }
  return isWaiting
    ? `The refund of ${what} is noted. The payment provider says no: ${problem} Settle that with the provider; the running site keeps trying.`
    : `${what} could not be refunded: ${problem}. Run the command again to try once more.`
}

/** `page` is the address of the payment at the desk. */
function refusalSentence(refusal: UnmatchedRefusal, paymentId: string, page: string): string {
  switch (refusal.code) {
    case 'unknown-payment':
      return `There is no payment ${paymentId}. Ids are in: npm run manage -- payments list`
    case 'nothing-left':
      return `Nothing is left of payment ${paymentId}, so nothing was refunded.`
    case 'fits': {
      const { kind, id } = refusal.subject
      return kind === 'booking'
        ? `Payment ${paymentId} is for a booking. To refund what is due on it: npm run manage -- bookings refund ${id}`
        : `Payment ${paymentId} is ${kind === 'quote' ? 'for a quote' : 'from the counter'}. To refund any of it, open its page at the desk: ${page}`
    }
  }
}
