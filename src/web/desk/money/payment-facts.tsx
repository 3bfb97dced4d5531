import { amountText } from '#domain/money/amount-text.ts'
import { feeText, countyText } from '#domain/money/ledger.ts'
import { answerDay, disputeStateText } from '#domain/payments/dispute.ts'
import { moneyText } from '#domain/payments/wording.ts'
import {
  isOnline,
  methodNames,
  paidByText,
  type RefundReason,
} from '#domain/written-quotes/quote-payments.ts'
import type { LedgerPayment } from '#usecases/desk/money.ts'
import { TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { useDay, useDesk, useMoment } from '#web/desk/use-desk.ts'
import { Rows, Sheet } from '#web/desk/sheet.tsx'
import { UnbrokenQuoteNumbers } from '#web/written-quotes/unbroken-quote-numbers.tsx'
import { payoutSentence } from './payout-text.ts'
import { StopRefund, type Fetcher } from './settle-money.tsx'

export const amountOf = ({ currency }: Pick<LedgerPayment, 'currency'>, cents: number): string =>
  moneyText({ amountCents: cents, currency })

/** The day by which to answer its dispute; null if there is none. */
export function useAnswerDay({ dispute }: Pick<LedgerPayment, 'dispute'>) {
  const zone = useDesk()?.timeZone ?? 'UTC'
  return answerDay(dispute?.answerBy ?? null, zone)
}

export function PaymentFacts({ payment }: { readonly payment: LedgerPayment }) {
  const moment = useMoment()
  const day = useDay()
  const answerBy = useAnswerDay(payment)
  const { at, about, email, customerId, name, method, tax, mismatch, settledAt, fee } = payment
  const { recordedBy, dispute, disputeFeeCents, dueCents, subject } = payment
  const customer = [name, email].filter((part) => part !== '').join(', ')
  const net =
    fee.is === 'known' ? `, which leaves ${amountOf(payment, payment.cents - fee.cents)}` : ''
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    // Payments recorded by hand have a date but no time.
    ['Day', isOnline(method) ? moment(at) : day(at)],
    [
      'Customer',
      customerId === null ? (
        customer || 'Unknown'
      ) : (
        <TextLink key="customer" to={deskPaths.customer(customerId)}>
          {customer}
        </TextLink>
      ),
    ],
    [
      'For',
      subject.kind === 'quote' && mismatch === null ? (
        <TextLink key="quote" to={deskPaths.quote(subject.id)}>
          <UnbrokenQuoteNumbers>{about}</UnbrokenQuoteNumbers>
        </TextLink>
      ) : (
        about || 'Unknown'
      ),
    ],
    ['Paid by', paidByText(payment)],
    [method === 'bank' ? 'Bank payment fee' : 'Card fee', `${feeText(fee, amountText)}${net}`],
    ['Paid out', payoutSentence(fee)],
    ['Sales tax included', tax && `${amountText(tax.cents)}, ${countyText(tax.county)}`],
    ['Recorded by', recordedBy],
    [
      `Owed to the ${subject.kind === 'quote' ? 'customer' : 'guest'}`,
      dueCents !== 0 && amountText(dueCents),
    ],
    ['Disputed at the bank', dispute && disputeStateText(dispute.state, answerBy)],
    ['Dispute fee', disputeFeeCents !== 0 && amountText(disputeFeeCents)],
    [mismatch === null ? 'Written off' : 'Kept', settledAt !== null && moment(settledAt)],
    ['Payment provider’s number', isOnline(method) && payment.id],
  ]
  return (
    <Sheet title={subject.kind === 'counter' ? 'Payment at the counter' : 'Payment'}>
      <dl className="divide-y divide-hairline-soft">
        {facts.map(([label, value]) =>
          value ? (
            <div
              key={label}
              className="grid min-h-11 items-center gap-x-4 px-4 py-2 desk:grid-cols-[12rem_1fr]"
            >
              <dt className="text-second text-bark-soft">{label}</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ) : null,
        )}
      </dl>
    </Sheet>
  )
}

export function RefundsOfPayment({
  payment,
  fetcher,
}: {
  readonly payment: LedgerPayment
  readonly fetcher: Fetcher
}) {
  const moment = useMoment()
  const { refunds, elsewhereCents, leftCents } = payment
  if (refunds.length === 0 && elsewhereCents === 0) return null
  return (
    <Sheet
      title="Refunds"
      // Negative if the bank took back what was already refunded.
      aside={leftCents > 0 ? `${amountOf(payment, leftCents)} left` : 'Nothing left'}
    >
      <Rows>
        {refunds.map((refund) => {
          const { text, isBad } = refundState(refund)
          return (
            <li
              key={refund.id}
              className="flex min-h-11 flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-2.5"
            >
              <span className="font-semibold tabular-nums">{amountOf(payment, refund.cents)}</span>
              <span className={isBad ? 'font-semibold text-brick' : ''}>{text}</span>
              <span className="text-second text-bark-soft">
                {methodNames[refund.method === 'card' ? payment.method : refund.method]},{' '}
                {moment(refund.madeAt ?? refund.askedAt)}
                {refund.by === null ? '' : `, ${refund.by}`}
                {refund.reason === null ? '' : `, ${owedTexts[refund.reason]}`}
                {refundFee(refund)}
              </span>
              {refund.problem === null ? null : (
                <span className="basis-full text-second break-words text-brick">
                  {refund.problem}
                </span>
              )}
              {refund.isProblem ? (
                <StopRefund payment={payment} refund={refund} fetcher={fetcher} />
              ) : null}
            </li>
          )
        })}
        {elsewhereCents === 0 ? null : (
          <li className="flex min-h-11 flex-wrap items-baseline gap-x-4 px-4 py-2.5">
            <span className="font-semibold tabular-nums">{amountOf(payment, elsewhereCents)}</span>
            <span>Refunded in the payment provider’s dashboard</span>
          </li>
        )}
      </Rows>
    </Sheet>
  )
}

const owedTexts: Readonly<Record<RefundReason, string>> = {
  overpaid: 'taken off by a change order',
  courtesy: 'as a courtesy',
  'owed-again': 'still owed',
}

/** Payment providers rarely charge for a refund. */
const refundFee = ({ fee }: LedgerPayment['refunds'][number]): string =>
  fee.is === 'known' && fee.cents !== 0 ? `, fee ${amountText(fee.cents)}` : ''

function refundState({ madeAt, failedAt, isStopped, problem }: LedgerPayment['refunds'][number]) {
  if (isStopped) return { text: 'Stopped: the money is still with us', isBad: false }
  if (failedAt !== null) return { text: 'Failed: the money is back with us', isBad: true }
  if (madeAt !== null) return { text: 'Refunded', isBad: false }
  return problem === null
    ? { text: 'On its way', isBad: false }
    : { text: 'Refused so far; the site keeps trying', isBad: true }
}
