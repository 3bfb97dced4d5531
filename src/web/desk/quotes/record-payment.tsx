import { useState } from 'react'
import { plainAmount } from '#domain/money/amount-text.ts'
import {
  handMethods,
  type HandMethod,
  isOnItsWay,
  methodNames,
} from '#domain/written-quotes/quote-payments.ts'
import { Button } from '#web/desk/button.tsx'
import { useHydrated } from '#web/hydrated.ts'
import { fieldClasses, Options } from '#web/desk/forms/field.tsx'
import { formKeyField } from '#web/desk/forms/form-key.ts'
import { type Values, valuesOf } from '#web/desk/forms/form-values.ts'
import { SavedLine } from '#web/desk/forms/saved-line.tsx'
import { SeenField } from '#web/desk/forms/seen-field.tsx'
import { isStale } from '#web/desk/forms/save-over.tsx'
import { SubmissionForm, type Submission, useAction } from '#web/desk/forms/use-submission.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import type { QuoteAnswer } from './quote-answers.ts'
import type { LoadedQuote } from './quote-page.ts'

export function RecordQuotePayment({
  quote: { id: quoteId, states, bankPayments, today },
}: {
  readonly quote: Pick<LoadedQuote, 'id' | 'states' | 'bankPayments' | 'today'>
}) {
  const action = deskPaths.quote(quoteId)
  const submission = useAction<QuoteAnswer>(action)
  const { data, isBusy } = submission
  const [sent, setSent] = useState<Values>({})
  const [form, setForm] = useState({ number: 0, after: data, isTyped: false, from: {} })
  const startAnew = (from: Values) =>
    setForm({ number: form.number + 1, after: data, isTyped: false, from })
  // At once, so that the line below takes the focus of the button that goes.
  if (data?.is === 'saved' && data !== form.after && !isBusy) startAnew({})
  // What the bank is about to pay comes last: the check in hand is hardly for it.
  const open = states
    .filter(({ leftCents }) => leftCents > 0)
    .toSorted(
      (one, other) =>
        Number(isOnItsWay(one.id, bankPayments)) - Number(isOnItsWay(other.id, bankPayments)),
    )
  return (
    <>
      {open.length === 0 ? null : (
        // A new key after each payment of its own: another's leaves what is being typed.
        <PaymentForm
          key={form.number}
          open={open}
          today={today}
          from={form.from}
          submission={submission}
          onSent={setSent}
          onTyped={() => setForm((before) => ({ ...before, isTyped: true }))}
        />
      )}
      <div className="px-4">
        <SavedLine
          answer={data}
          action={action}
          isBusy={isBusy}
          // What was sent is back in the form, unless the next payment is being typed.
          onUndone={() => {
            if (!form.isTyped) startAnew(sent)
          }}
        />
      </div>
    </>
  )
}

function PaymentForm({
  open,
  today,
  from,
  submission,
  onSent,
  onTyped,
}: {
  readonly open: LoadedQuote['states']
  readonly today: string
  /** What the form begins with, of a payment that was undone; otherwise empty. */
  readonly from: Values
  readonly submission: Submission
  readonly onSent: (values: Values) => void
  readonly onTyped: () => void
}) {
  const isHydrated = useHydrated()
  // The part stays chosen if it is paid meanwhile: the check in hand is not for the next one.
  const [part, setPart] = useState(open.find(({ id }) => id === from['part']?.[0]) ?? open[0])
  const current = open.find(({ id }) => id === part?.id)
  const left = current?.leftCents ?? 0
  const parts = current === undefined && part !== undefined ? [part, ...open] : open
  const hasHeard = isStale(submission.answer) && !submission.isBusy
  if (hasHeard && current !== undefined && current !== part) setPart(current)
  const [typed, setTyped] = useState(() => {
    const [amount = plainAmount(left)] = from['amount'] ?? []
    return amount === plainAmount(left) ? null : amount
  })
  const methodOf = (value: string | undefined) => handMethods.find((each) => each === value)
  const [method, setMethod] = useState<HandMethod>(methodOf(from['method']?.[0]) ?? 'check')
  // The form key makes a double press record one payment; what is typed after it is another one.
  const [formKey, setFormKey] = useState(() => crypto.randomUUID())
  return (
    <SubmissionForm
      submission={submission}
      onSubmitCapture={({ currentTarget }) => onSent(valuesOf(currentTarget))}
      onChange={() => {
        onTyped()
        setFormKey(crypto.randomUUID())
      }}
      // Hydration would ignore earlier choices.
      inert={!isHydrated}
      className="flex flex-wrap items-end gap-2 border-t border-hairline-soft px-4 py-3"
    >
      <input type="hidden" name="intent" value="payment" />
      <input type="hidden" name={formKeyField} value={formKey} suppressHydrationWarning />
      <label className="grid max-w-full grid-cols-1 gap-1 text-second">
        For
        <select
          name="part"
          value={part?.id}
          onChange={({ currentTarget: { value } }) => setPart(parts.find(({ id }) => id === value))}
          className={`${fieldClasses} w-auto! max-w-full`}
        >
          <Options of={parts.map(({ id, name }) => [id, name])} />
        </select>
      </label>
      <label className="grid gap-1 text-second">
        Amount
        <input
          name="amount"
          inputMode="decimal"
          // An amount that was typed stays when another part is chosen.
          value={typed ?? plainAmount(left)}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          className={`${fieldClasses} w-28! text-right tabular-nums`}
        />
      </label>
      <label className="grid gap-1 text-second">
        By
        <select
          name="method"
          value={method}
          onChange={({ currentTarget: { value } }) => setMethod(methodOf(value) ?? method)}
          className={`${fieldClasses} w-auto!`}
        >
          <Options of={handMethods.map((each) => [each, methodNames[each]])} />
        </select>
      </label>
      {/* Hidden, so that its number stays when another method was chosen by mistake. */}
      <label hidden={method !== 'check'} className="grid gap-1 text-second">
        Check number
        <input
          name="checkNumber"
          defaultValue={from['checkNumber']?.[0]}
          autoComplete="off"
          maxLength={20}
          className={`${fieldClasses} w-28!`}
        />
      </label>
      <label className="grid gap-1 text-second">
        Day
        <input
          type="date"
          name="date"
          defaultValue={from['date']?.[0] ?? today}
          max={today}
          required
          className={`${fieldClasses} w-auto!`}
        />
      </label>
      <SeenField seen={part?.leftCents ?? 0} />
      <Button type="submit" disabled={submission.isBusy || left === 0}>
        Record it
      </Button>
      {left === 0 ? <p className="text-second text-clay">{`${part?.name} is paid now.`}</p> : null}
    </SubmissionForm>
  )
}
