import { getCollectionProps } from '@conform-to/react'
import type { useFetcher } from 'react-router'
import { amountText, plainAmount } from '#domain/money/amount-text.ts'
import { siteCurrency } from '#domain/payments/subject.ts'
import { moneyText } from '#domain/payments/wording.ts'
import {
  handMethods,
  isOnline,
  methodNames,
  refundReasons,
  refundReasonTexts,
} from '#domain/written-quotes/quote-payments.ts'
import type { LedgerPayment, LostPayment } from '#usecases/desk/money.ts'
import { Button, TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { AskingButton, Question } from '#web/desk/dialog.tsx'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'
import { Field, FieldMessage, Options, SelectField } from '#web/desk/forms/field.tsx'
import { SeenField } from '#web/desk/forms/seen-field.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import { useDeskForm } from '#web/desk/forms/use-desk-form.tsx'
import { useSubmission } from '#web/desk/forms/use-submission.tsx'
import { UnbrokenQuoteNumbers } from '#web/written-quotes/unbroken-quote-numbers.tsx'
import {
  keepForm,
  refundFormOf,
  refundQuestion,
  stoppedRefundEmail,
  typedMoneyText,
} from './money-forms.ts'

export type Fetcher = ReturnType<typeof useFetcher<ActionAnswer>>

/** Names of the drafts of both forms in the browser's storage. */
export const refundDraft = (id: string) => `refund ${id}`
export const keepDraft = (id: string) => `keep ${id}`

/** Refunds all or part of a payment after a confirmation. `key` it by what is left to refund. */
export function RefundMoney({
  payment,
  fetcher,
}: {
  readonly payment: LedgerPayment
  readonly fetcher: Fetcher
}) {
  const { id, name, method: paidBy, leftCents, dueCents, subject, mayBeOwedAgain } = payment
  const { email, currency } = payment
  const isOrder = subject.kind === 'booking' || subject.kind === 'quote'
  const isCard = isOnline(paidBy)
  // Emails say dollars.
  const isEmailed = isCard && isOrder && email !== '' && currency === siteCurrency
  const amountIn = (amountCents: number) => typedMoneyText({ amountCents, currency })
  const payee = subject.kind === 'quote' ? 'customer' : 'guest'
  const usual = dueCents > 0 ? Math.min(dueCents, leftCents) : leftCents
  const account = accountOf(payment)
  const { fields, props, seen, unsaved, isBusy, asked } = useDeskForm(fetcher, {
    name: refundDraft(id),
    schema: refundFormOf(payment),
    action: deskPaths.payment(id),
    defaultValue: {
      amount: plainAmount(usual),
      method: isCard ? 'card' : paidBy,
      ...(subject.kind === 'quote' && dueCents > 0 ? { reason: 'overpaid' } : {}),
    },
    revision: leftCents,
    overText: 'Refund this as well',
    isIdempotent: true,
    asksFirst: true,
  })
  const reasons = refundReasons.filter((each) => each !== 'overpaid' || dueCents > 0)
  const radios = getCollectionProps(fields.reason, { type: 'radio', options: reasons })
  return (
    <Sheet title="Refund">
      <form {...props} className="p-4">
        <input type="hidden" name="intent" value="refund" />
        <SeenField seen={seen} />
        <div className="mb-3 grid gap-4 desk:grid-cols-2">
          <Field
            field={fields.amount}
            label="Amount"
            hint={`At most ${amountIn(leftCents)}${dueCents > 0 ? `; ${amountIn(dueCents)} is owed to the ${payee}` : ''}.`}
            inputMode="decimal"
            maxLength={20}
          />
          <SelectField field={fields.method} label="How">
            {isCard ? <option value="card">Back to the {account}</option> : null}
            <Options of={handMethods.map((each) => [each, `By hand: ${methodNames[each]}`])} />
          </SelectField>
        </div>
        {mayBeOwedAgain ? (
          <fieldset className="mb-3" aria-describedby={fields.reason.errorId}>
            <legend className="mb-1 font-semibold">Does the customer still owe it?</legend>
            {radios.map(({ key, ...radio }, index) => (
              <label key={key} className="flex min-h-11 items-center gap-2.5 desk:min-h-9">
                <input {...radio} className="size-4 accent-evergreen" />
                {refundReasonTexts[reasons[index] ?? 'courtesy']}
              </label>
            ))}
            <FieldMessage field={fields.reason} />
          </fieldset>
        ) : null}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="danger" disabled={isBusy}>
            Refund
          </Button>
          {unsaved}
          <p className="text-second text-bark-soft">
            {isEmailed
              ? `With a refund to the ${account}, the ${payee} gets an email. A refund by hand is only recorded here.`
              : 'No email will be sent.'}
          </p>
        </div>
      </form>
      {asked === null ? null : (
        <Question
          title={refundQuestion(amountIn(asked.value.amount), asked.value.method, name, account)}
          text={
            asked.value.method === 'card'
              ? 'The money leaves right away and cannot be stopped.'
              : 'No money is sent: this records what you gave back.'
          }
          yes={`Refund ${amountIn(asked.value.amount)}`}
          onYes={asked.send}
          onClose={asked.drop}
        />
      )}
    </Sheet>
  )
}

/** State of the keep form, held by the page so that undo can restore what was typed. */
export const useKeepForm = (id: string, fetcher: Fetcher) =>
  useDeskForm(fetcher, {
    name: keepDraft(id),
    schema: keepForm,
    action: deskPaths.payment(id),
  })

export function KeepMoney({ form }: { readonly form: ReturnType<typeof useKeepForm> }) {
  const { fields, props, unsaved, isBusy } = form
  return (
    <Sheet title="Keep it">
      <form {...props} className="flex flex-wrap items-start gap-3 p-4">
        <input type="hidden" name="intent" value="keep" />
        <Field
          field={fields.reason}
          label="What it is for"
          hint="It stays in the books under this description and leaves Today."
          maxLength={200}
          className="min-w-60 flex-1"
        />
        <Button type="submit" disabled={isBusy} className="mt-6">
          Keep
        </Button>
        <div className="w-full empty:hidden">{unsaved}</div>
      </form>
    </Sheet>
  )
}

/** Money owed again after a lost dispute or a refund elsewhere, with the button that writes it off. */
export function WriteOff({
  id,
  lost,
  fetcher,
}: {
  readonly id: string
  readonly lost: LostPayment
  readonly fetcher: Fetcher
}) {
  const { isBusy, send } = useSubmission(fetcher, deskPaths.payment(id))
  const amount = amountText(lost.cents)
  return (
    <Sheet title="Owed again">
      <div className="p-4">
        <p className="mb-3">
          <UnbrokenQuoteNumbers>{`${lost.payment} of ${lost.quote} is owed again: ${amount}.`}</UnbrokenQuoteNumbers>{' '}
          The customer can pay it on the quote’s page, and you can record a check there. If you will
          not ask for it, write it off.
        </p>
        <AskingButton
          disabled={isBusy}
          question={{
            title: `Write off ${amount}?`,
            text: 'The customer no longer owes it, and their page stops asking for it.',
            yes: `Write off ${amount}`,
            onYes: () => send({ intent: 'write-off' }),
          }}
        >
          Write it off
        </AskingButton>
      </div>
    </Sheet>
  )
}

const accountOf = ({ method }: LedgerPayment) => (method === 'bank' ? 'bank account' : 'card')

export function StopRefund({
  payment,
  refund,
  fetcher,
}: {
  readonly payment: LedgerPayment
  readonly refund: LedgerPayment['refunds'][number]
  readonly fetcher: Fetcher
}) {
  const { id, subject, email, currency } = payment
  const { isBusy, send } = useSubmission(fetcher, deskPaths.payment(id))
  const amount = moneyText({ amountCents: refund.cents, currency })
  const payee = { booking: 'guest', quote: 'customer', counter: null, unknown: null }[subject.kind]
  const { title, text, yes } =
    refund.failedAt === null
      ? {
          title: `Stop refunding ${amount}?`,
          text: `The site stops sending ${amount} to the ${accountOf(payment)}, and the amount counts as not given back: you can refund it another way.`,
          yes: 'Stop trying',
        }
      : {
          title: 'Leave this refund?',
          text: `${amount} stays with us, and Today stops listing this refund. You can still refund it another way.`,
          yes: 'Leave it',
        }
  const onYes = () => send({ intent: 'stop-refund', refund: refund.id })
  const question = (
    <>
      <p>{text}</p>
      {payee === null ? null : (
        <p className="mt-3">
          If the {payee} heard that the money is coming, tell them that it is not: no email says so.{' '}
          {email === '' ? null : (
            <TextLink href={stoppedRefundEmail(payment, amount)} variant="in-text">
              Write to {email}
            </TextLink>
          )}
        </p>
      )}
    </>
  )
  return (
    <AskingButton disabled={isBusy} question={{ title, text: question, yes, onYes }}>
      {yes}
    </AskingButton>
  )
}
