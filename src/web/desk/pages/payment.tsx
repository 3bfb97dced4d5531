import { redirect } from 'react-router'
import { useFetcher } from '#web/use-fetcher.ts'
import * as z from 'zod/mini'
import { disputeText } from '#domain/payments/dispute.ts'
import { mismatchTexts } from '#domain/payments/wording.ts'
import type { DeskResult } from '#usecases/desk/desk.ts'
import { formKeyOf, orNotFound, requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { nothingToUndo } from '#web/desk/forms/undo-forms.ts'
import {
  keepForm,
  onlyLeft,
  onlyOverpaid,
  onlyRefunded,
  reasonWanted,
  refundForm,
  stopRefundForm,
  undoPaymentForm,
  undoPayment,
  writeOffForm,
} from '#web/desk/money/money-forms.ts'
import {
  amountOf,
  PaymentFacts,
  RefundsOfPayment,
  useAnswerDay,
} from '#web/desk/money/payment-facts.tsx'
import {
  keepDraft,
  KeepMoney,
  refundDraft,
  RefundMoney,
  useKeepForm,
  WriteOff,
} from '#web/desk/money/settle-money.tsx'
import { isStale } from '#web/desk/forms/save-over.tsx'
import { UnsavedText } from '#web/desk/forms/unsaved-text.tsx'
import { PageHead, UpLink } from '#web/desk/page-head.tsx'
import { SavedLine, useJustSaved } from '#web/desk/forms/saved-line.tsx'
import {
  type ActionAnswer,
  confirmFirst,
  failed,
  gone,
  refused,
  saved,
} from '#web/desk/forms/answers.ts'
import type { Route } from './+types/payment.ts'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { desk } = requireSession(context)
  return { payment: orNotFound(await desk.money.findPayment(params.paymentId)) }
}

const forms = z.discriminatedUnion('intent', [
  refundForm,
  stopRefundForm,
  keepForm,
  writeOffForm,
  undoPaymentForm,
])

export async function action({ params, context }: Route.ActionArgs): Promise<ActionAnswer> {
  const caller = requireSession(context)
  const { desk, member } = caller
  const id = params.paymentId
  const submission = submissionOf(context, forms)
  if (submission.status !== 'success') {
    // A page from before November 28, 2026 sends none, and has no place for the message.
    const isOlder = submission.error?.seen !== undefined
    return isOlder ? failed('Reload the page. Nothing was refunded.') : refused(submission)
  }
  const typed = submission.value
  switch (typed.intent) {
    case 'undo': {
      if (typed.edits.is === 'settled') {
        return (await desk.money.undoSettling(id, typed.edits.at, member))
          ? saved(context, 'Undone')
          : failed(nothingToUndo)
      }
      const payment = await desk.money.findPayment(id)
      if (payment === null) return gone('payment')
      return undoRecorded(await desk.money.undoPayment(id, member), payment.cents)
    }
    case 'keep': {
      const at = await desk.money.retainUnmatched(id, typed.reason, member)
      return at === null
        ? failed('It was kept or given back in the meantime.')
        : saved(context, 'Kept', undoPayment({ is: 'settled', at }))
    }
    case 'write-off': {
      const at = await desk.money.writeOffLoss(id, member)
      return at === null
        ? failed('None of it is owed anymore.')
        : saved(context, 'Written off', undoPayment({ is: 'settled', at }))
    }
    case 'stop-refund': {
      const first = confirmFirst(caller)
      if (first !== null) return first
      const which = { id: typed.refund, paymentId: id }
      const stopped = await desk.money.stopRefund(which, member.id)
      return stopped.ok ? saved(context, 'Stopped') : failed(notStopped[stopped.error.code])
    }
    case 'refund': {
      const first = confirmFirst(caller)
      if (first !== null) return first
      const { amount: cents, method, reason, seen } = typed
      const asked = { cents, method, reason, seen }
      const refunded = await desk.money.refundPart(id, asked, member, formKeyOf(context))
      if (refunded.ok) {
        return saved(context, method === 'card' ? 'The refund is on its way' : 'Recorded')
      }
      switch (refunded.error.code) {
        case 'too-much': {
          const { currency } = orNotFound(await desk.money.findPayment(id))
          const left = { amountCents: refunded.error.leftCents, currency }
          return refused(submission, { amount: [onlyLeft(left)] })
        }
        case 'changed-meanwhile':
          return { ...failed(changedMeanwhile), isStale: true }
        case 'not-overpaid':
          return refused(submission, { amount: [onlyOverpaid(refunded.error.overpaidCents)] })
        case 'not-by-card': {
          const message = 'It was not paid by card here. Choose how you are giving it back.'
          return refused(submission, { method: [message] })
        }
        case 'no-reason':
          return refused(submission, { reason: [reasonWanted] })
        case 'unknown-payment':
          return gone('payment')
      }
    }
  }
}

const changedMeanwhile =
  'What is left of this payment changed in the meantime, and this page shows it now. Nothing was refunded.'

const notStopped = {
  'not-refused': 'It is being tried right now, or was made. Wait a minute and look again.',
  made: 'The payment provider made this refund after all. The site notes that within ten minutes.',
  'payments-unavailable':
    'The payment provider did not say whether it made this refund. Try again in a minute.',
} as const

/** Money says how much was removed; names have no place in an address. */
function undoRecorded(back: DeskResult<'money', 'undoPayment'>, cents: number): ActionAnswer {
  // The undone payment has no page anymore.
  if (back.ok) throw redirect(`${deskPaths.money}?removed=${cents}`)
  switch (back.error.code) {
    case 'unknown-payment':
      return gone('payment')
    case 'only-refunded':
      return failed(onlyRefunded)
  }
}

export default function Payment({ loaderData: { payment } }: Route.ComponentProps) {
  const fetcher = useFetcher<ActionAnswer>()
  const justRecorded = useJustSaved()
  const answer = fetcher.data?.is === 'confirm-first' ? undefined : fetcher.data
  const { id, cents, name, mismatch, settledAt, leftCents } = payment
  // A refund that others have changed meanwhile says nothing about keeping the money.
  const ofKeeping = isStale(fetcher.data) ? { ...fetcher, data: undefined } : fetcher
  const keeping = useKeepForm(id, ofKeeping)
  const answerBy = useAnswerDay(payment)
  return (
    <>
      <UpLink to={deskPaths.money}>Money</UpLink>
      <PageHead title={`${amountOf(payment, cents)}${name === '' ? '' : ` from ${name}`}`}>
        <SavedLine
          answer={answer ?? justRecorded}
          action={deskPaths.payment(id)}
          isBusy={fetcher.state !== 'idle'}
          onUndone={keeping.putBack}
        />
      </PageHead>
      <div className="desk:max-w-3xl">
        {payment.dispute === null ? null : (
          <p className="mb-4 rounded-sheet bg-paper-deep px-4 py-3">
            {disputeText(
              payment.dispute.state,
              { amountCents: payment.dispute.takenCents, currency: payment.currency },
              answerBy,
            )}
          </p>
        )}
        {payment.lost === null ? null : <WriteOff id={id} lost={payment.lost} fetcher={fetcher} />}
        {mismatch === null || settledAt !== null || leftCents <= 0 ? null : (
          <p className="mb-4 rounded-sheet bg-paper-deep px-4 py-3">
            <strong className="text-brick">Unmatched payment.</strong> {mismatchTexts[mismatch]}{' '}
            Give it back, or keep it and say what it is for.
          </p>
        )}
        <PaymentFacts payment={payment} />
        <RefundsOfPayment payment={payment} fetcher={fetcher} />
        {leftCents > 0 ? (
          <RefundMoney key={leftCents} payment={payment} fetcher={fetcher} />
        ) : (
          <UnsavedText
            name={refundDraft(id)}
            title="Nothing is left to refund. This was typed before, and not saved:"
            textsIn={({ amount = [] }) => amount.map((typed) => `Refund of ${typed}`)}
          />
        )}
        {mismatch === null ? null : settledAt === null && leftCents > 0 ? (
          <KeepMoney form={keeping} />
        ) : (
          <UnsavedText
            name={keepDraft(id)}
            title="This money is settled. This was typed before, and not saved:"
            textsIn={({ reason = [] }) => reason.filter(Boolean)}
          />
        )}
      </div>
    </>
  )
}
