import { parseWithZod } from '@conform-to/zod/v4'
import {
  data,
  type ActionFunctionArgs,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useFetcher,
  useLoaderData,
} from 'react-router'
import * as z from 'zod/mini'
import { amountText } from '#domain/money/amount-text.ts'
import { disputeWords } from '#domain/payments/dispute.ts'
import { mismatchWords, moneyText } from '#domain/payments/wording.ts'
import { methodNames, type RefundReason } from '#domain/written-quotes/quote-payments.ts'
import type { LedgerPayment } from '#ports/ledger-store.ts'
import { confirmFirst } from '#web/desk/confirm-first.ts'
import { visitOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { formKeyOf } from '#web/desk/form-key.ts'
import {
  keepForm,
  onlyLeft,
  reasonWanted,
  refundForm,
  takeBackPaymentForm,
  writeOffForm,
  type PaymentAnswer,
} from '#web/desk/money/money-forms.ts'
import { payoutWords } from '#web/desk/money/fee-words.ts'
import { KeepMoney, RefundMoney, WriteOff } from '#web/desk/money/settle-money.tsx'
import { useMoment } from '#web/desk/moments.ts'
import { PageHead, UpLink } from '#web/desk/page-head.tsx'
import { SavedLine, useJustSaved } from '#web/desk/saved-line.tsx'
import { saved } from '#web/desk/saved-step.ts'
import { Sheet } from '#web/desk/sheet.tsx'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const payment = await visitOf(context).desk.findPayment(params['paymentId'] ?? '')
  if (payment === null) throw data(null, { status: 404 })
  return { payment }
}

const forms = z.discriminatedUnion('intent', [
  refundForm,
  keepForm,
  writeOffForm,
  takeBackPaymentForm,
])

export async function action({
  request,
  params,
  context,
}: ActionFunctionArgs): Promise<PaymentAnswer> {
  const visit = visitOf(context)
  const { desk, session } = visit
  const id = params['paymentId'] ?? ''
  const form = await request.formData()
  const submission = parseWithZod(form, { schema: forms })
  if (submission.status !== 'success') return { is: 'refused', reply: submission.reply() }
  const typed = submission.value
  switch (typed.intent) {
    case 'take-back':
      // There is no page of it any more.
      if (await desk.takeBackPayment(id, session.member))
        throw redirect(`${deskPaths.money}?undone`)
      return { is: 'failed', message: 'It is no longer there, or some of it was given back.' }
    case 'keep':
      return (await desk.keepUnmatched(id, typed.reason, session.member))
        ? saved(context, 'Kept')
        : { is: 'failed', message: 'It was kept or given back in the meantime.' }
    case 'write-off':
      return (await desk.writeOffLoss(id, session.member))
        ? saved(context, 'Written off')
        : { is: 'failed', message: 'None of it is owed any more.' }
    case 'refund': {
      const first = confirmFirst(visit)
      if (first !== null) return first
      const asked = { cents: typed.amount, method: typed.method, reason: typed.reason }
      const refunded = await desk.refundPart(id, asked, session.member, formKeyOf(form))
      if (refunded.ok) {
        return saved(context, typed.method === 'card' ? 'The refund is on its way' : 'Recorded')
      }
      switch (refunded.error.code) {
        case 'too-much': {
          const amount = [onlyLeft(refunded.error.leftCents)]
          return { is: 'refused', reply: submission.reply({ fieldErrors: { amount } }) }
        }
        case 'not-by-card': {
          const method = ['It was not paid by card here. Choose how you are giving it back.']
          return { is: 'refused', reply: submission.reply({ fieldErrors: { method } }) }
        }
        case 'no-reason': {
          const reason = [reasonWanted]
          return { is: 'refused', reply: submission.reply({ fieldErrors: { reason } }) }
        }
        case 'unknown-payment':
          return { is: 'failed', message: 'This payment is no longer there.' }
      }
    }
  }
}

const amountOf = ({ currency }: Pick<LedgerPayment, 'currency'>, cents: number): string =>
  moneyText({ amountCents: cents, currency })

/** One payment: what it was for, what went back of it, and what can be done. */
export default function Payment() {
  const { payment } = useLoaderData<typeof loader>()
  const fetcher = useFetcher<PaymentAnswer>()
  const justRecorded = useJustSaved()
  const answer = fetcher.data?.is === 'confirm-first' ? undefined : fetcher.data
  const { id, cents, name, mismatch, keptAt, leftCents } = payment
  return (
    <>
      <UpLink to={deskPaths.money}>Money</UpLink>
      <PageHead title={`${amountOf(payment, cents)}${name === '' ? '' : ` from ${name}`}`}>
        <SavedLine answer={answer ?? justRecorded} action={deskPaths.payment(id)} />
      </PageHead>
      <div className="max-w-3xl">
        {payment.dispute === null ? null : (
          <p className="mb-4 rounded-sheet bg-paper-deep px-4 py-3">
            {disputeWords(payment.dispute.state, {
              amountCents: payment.dispute.takenCents,
              currency: payment.currency,
            })}
          </p>
        )}
        {payment.lost === null ? null : <WriteOff id={id} lost={payment.lost} fetcher={fetcher} />}
        {mismatch === null || keptAt !== null || leftCents === 0 ? null : (
          <p className="mb-4 rounded-sheet bg-paper-deep px-4 py-3">
            <strong className="text-clay">Money that fits nothing.</strong>{' '}
            {mismatchWords[mismatch]} Give it back, or keep it and say what it is for.
          </p>
        )}
        <Facts payment={payment} />
        <Refunds payment={payment} />
        {leftCents > 0 ? <RefundMoney key={leftCents} payment={payment} fetcher={fetcher} /> : null}
        {mismatch !== null && keptAt === null && leftCents > 0 ? (
          <KeepMoney id={id} fetcher={fetcher} />
        ) : null}
      </div>
    </>
  )
}

function Facts({ payment }: { readonly payment: LedgerPayment }) {
  const moment = useMoment()
  const { at, about, email, customerId, name, method, tax, mismatch, keptAt } = payment
  const { recordedBy, dispute, disputeFeeCents, dueCents, subject } = payment
  const customer = [name, email].filter((part) => part !== '').join(', ')
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    ['Day', moment(at)],
    [
      'Customer',
      customerId === null ? (
        customer || 'Unknown'
      ) : (
        <Link
          key="customer"
          to={deskPaths.customer(customerId)}
          className="font-semibold text-moss hover:underline"
        >
          {customer}
        </Link>
      ),
    ],
    [
      'For',
      subject.kind === 'quote' && mismatch === null ? (
        <Link
          key="quote"
          to={deskPaths.quote(subject.id)}
          className="font-semibold text-moss hover:underline"
        >
          {about}
        </Link>
      ) : (
        about || 'Unknown'
      ),
    ],
    ['Paid by', methodNames[method]],
    ...feeFacts(payment),
    ...(tax === null
      ? []
      : ([['Sales tax in it', `${amountText(tax.cents)}, ${tax.county}`]] as const)),
    ...(recordedBy === null ? [] : ([['Recorded by', recordedBy]] as const)),
    ...(dueCents === 0 ? [] : ([['Owed to the guest', amountText(dueCents)]] as const)),
    ...(dispute === null ? [] : ([['Disputed at the bank', dispute.state]] as const)),
    ...(disputeFeeCents === 0 ? [] : ([['Dispute fee', amountText(disputeFeeCents)]] as const)),
    ...(keptAt === null
      ? []
      : ([[mismatch === null ? 'Loss written off' : 'Kept', moment(keptAt)]] as const)),
    ...(method === 'card' ? ([['Payment provider’s number', payment.id]] as const) : []),
  ]
  return (
    <Sheet title={subject.kind === 'counter' ? 'Payment at the counter' : 'Payment'}>
      <dl className="divide-y divide-hairline-soft">
        {facts.map(([label, value]) => (
          <div
            key={label}
            className="grid min-h-11 items-center gap-x-4 px-4 py-2 desk:grid-cols-[12rem_1fr]"
          >
            <dt className="text-second text-bark-soft">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}

/** What the payment provider kept and paid out. */
function feeFacts({
  cents,
  currency,
  fee,
}: LedgerPayment): readonly (readonly [string, React.ReactNode])[] {
  switch (fee.is) {
    case 'none':
      return []
    case 'not-known':
      return [['Card fee', 'not known yet']]
    case 'known': {
      const net = amountOf({ currency }, cents - fee.cents)
      return [
        ['Card fee', `${amountText(fee.cents)}, which leaves ${net}`],
        ['Paid out', payoutWords(fee)],
      ]
    }
  }
}

/** What went back, each with how it stands. */
function Refunds({ payment }: { readonly payment: LedgerPayment }) {
  const moment = useMoment()
  const { refunds, elsewhereCents, leftCents } = payment
  if (refunds.length === 0 && elsewhereCents === 0) return null
  return (
    <Sheet
      title="Refunds"
      // Less than nothing where the bank took back what was refunded already.
      aside={leftCents > 0 ? `${amountOf(payment, leftCents)} left` : 'Nothing left'}
    >
      <ul className="divide-y divide-hairline-soft">
        {refunds.map((refund) => {
          const { words, isBad } = refundState(refund)
          return (
            <li
              key={refund.id}
              className="flex min-h-11 flex-wrap items-baseline gap-x-4 gap-y-0.5 px-4 py-2.5"
            >
              <span className="font-semibold tabular-nums">{amountOf(payment, refund.cents)}</span>
              <span className={isBad ? 'font-semibold text-brick' : ''}>{words}</span>
              <span className="text-second text-bark-soft">
                {methodNames[refund.method]}, {moment(refund.madeAt ?? refund.askedAt)}
                {refund.by === null ? '' : `, ${refund.by}`}
                {refund.reason === null ? '' : `, ${owedWords[refund.reason]}`}
                {refundFee(refund)}
              </span>
              {refund.problem === null ? null : (
                <span className="basis-full text-second break-words text-brick">
                  {refund.problem}
                </span>
              )}
            </li>
          )
        })}
        {elsewhereCents === 0 ? null : (
          <li className="flex min-h-11 flex-wrap items-baseline gap-x-4 px-4 py-2.5">
            <span className="font-semibold tabular-nums">{amountOf(payment, elsewhereCents)}</span>
            <span>Refunded in the payment provider’s dashboard</span>
          </li>
        )}
      </ul>
    </Sheet>
  )
}

const owedWords: Readonly<Record<RefundReason, string>> = {
  courtesy: 'as a courtesy',
  'owed-again': 'still owed',
}

/** What the payment provider kept of it, which it seldom does. */
const refundFee = ({ fee }: LedgerPayment['refunds'][number]): string =>
  fee.is === 'known' && fee.cents !== 0 ? `, fee ${amountText(fee.cents)}` : ''

function refundState({ madeAt, failedAt, problem }: LedgerPayment['refunds'][number]): {
  readonly words: string
  readonly isBad: boolean
} {
  if (failedAt !== null) return { words: 'Failed: the money is back with us', isBad: true }
  if (madeAt !== null) return { words: 'Refunded', isBad: false }
  return problem === null
    ? { words: 'On its way', isBad: false }
    : { words: 'Refused so far; the site keeps trying', isBad: true }
}
