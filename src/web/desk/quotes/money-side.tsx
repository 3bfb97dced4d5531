import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { amountText, rateText } from '#domain/money/amount-text.ts'
import { lacksCounty } from '#domain/written-quotes/tax-advice.ts'
import { paymentsOf, type Profit } from '#domain/written-quotes/totals.ts'
import { Button } from '#web/desk/button.tsx'
import { fieldClasses, Options } from '#web/desk/forms/field.tsx'
import { Icon } from '#web/desk/icon.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import { Figure } from './agreed-lines.tsx'
import { TaxAdvice } from './tax-advice.tsx'
import { TextField } from './text-field.tsx'
import { type QuoteEditor, withPart } from './use-quote-editor.ts'
import { deskDueLabels, dueMoments } from '#domain/written-quotes/due-moments.ts'

export function MoneySide({ editor }: { readonly editor: QuoteEditor }) {
  const { typed, change, field, read, totals, profit } = editor
  const { counties } = editor.quote
  const { subtotalCents, discountCents, tax, totalCents } = totals
  const countyField = useRef<HTMLInputElement>(null)
  return (
    <Sheet title="Total">
      <div className="grid grid-cols-2 max-[20rem]:grid-cols-1 gap-x-3 gap-y-2 px-4 py-3">
        <TextField
          label="Discount"
          {...field('discount')}
          placeholder="5% or 250"
          className="col-span-full"
        />
        <TextField
          ref={countyField}
          label="Tax county"
          value={typed.county}
          list="counties"
          maxLength={60}
          problem={lacksCounty(read.document) ? 'Say which county it is for.' : undefined}
          onChange={(county) => {
            const known = counties.find((each) => each.county === county)
            change(known === undefined ? { county } : { county, taxRate: known.rate })
          }}
        />
        <TextField
          label="Percent"
          {...field('taxRate')}
          inputMode="decimal"
          placeholder="none"
          hint={
            typed.county !== '' && typed.taxRate === '' ? 'Without it, no county is saved.' : ''
          }
        />
        <datalist id="counties">
          <Options of={counties.map(({ county, rate }) => [county, `${rate}%`])} />
        </datalist>
      </div>
      <dl className="border-t border-hairline-soft px-4 py-3 tabular-nums">
        <Figure name="Subtotal" value={amountText(subtotalCents)} />
        {discountCents === 0 ? null : <Figure name="Discount" value={amountText(-discountCents)} />}
        {tax === null ? null : (
          <Figure
            name={`Tax ${rateText(tax.rate)} on ${amountText(tax.taxableCents)}`}
            value={amountText(tax.cents)}
          />
        )}
        <div className="mt-1 flex items-baseline justify-between border-t border-hairline pt-2">
          <dt className="font-semibold">Total</dt>
          <dd className="font-display text-[1.5rem] font-medium text-evergreen">
            {amountText(totalCents)}
          </dd>
        </div>
      </dl>
      <TaxAdvice editor={editor} onTaken={() => countyField.current?.focus()} />
      <p className="border-t border-hairline-soft bg-paper/60 px-4 py-2.5 text-second text-bark-soft">
        <ProfitText profit={profit} />
        {profit.unknownLines > 0 ? ' Enter our cost under More on each line.' : null}
      </p>
    </Sheet>
  )
}

export function ProfitText({ profit }: { readonly profit: Profit }) {
  const { cents, rate, unknownLines } = profit
  if (rate === null && unknownLines > 0) return 'Profit unknown: no line says what it costs us.'
  return (
    <>
      <b className="font-semibold text-bark tabular-nums">
        Profit {amountText(cents)}
        {rate === null ? '' : `, ${(rate / 1000).toFixed(1)}%`}
      </b>
      {unknownLines === 0
        ? ', shown only here.'
        : `, without ${unknownLines === 1 ? 'one line' : `${unknownLines} lines`} of unknown cost. Shown only here.`}
    </>
  )
}

/** The payments of a quote; the last is the balance. */
export function ScheduleSheet({ editor }: { readonly editor: QuoteEditor }) {
  const { typed, change, remove, read, totals } = editor
  const payments = paymentsOf(read.document, totals.totalCents)
  const { stages } = typed
  const list = useRef<HTMLUListElement>(null)
  const set = (id: string, next: Partial<(typeof stages)[number]>) =>
    change({ stages: stages.map((each) => (each.id === id ? { ...each, ...next } : each)) })
  const add = () => {
    const stage = { id: crypto.randomUUID(), name: '', share: '', due: 'stage' } as const
    // Inserted before the balance and focused.
    flushSync(() => change({ stages: stages.toSpliced(Math.max(0, stages.length - 1), 0, stage) }))
    list.current?.querySelector<HTMLElement>(`[data-stage="${stage.id}"]`)?.focus()
  }
  return (
    <Sheet title="Payments" count={payments.length}>
      <ul ref={list} className="divide-y divide-hairline-soft">
        {stages.map((stage, index) => {
          const isLast = index === stages.length - 1
          const name = stage.name === '' ? `payment ${index + 1}` : stage.name
          const problem = read.problems.get(`share ${stage.id}`)
          return (
            <li key={stage.id} className="px-4 py-2">
              <div className="grid grid-cols-[minmax(0,1fr)_auto] max-[20rem]:grid-cols-1 items-center gap-3">
                <input
                  aria-label={`Name of ${name}`}
                  data-stage={stage.id}
                  value={stage.name}
                  maxLength={120}
                  placeholder="Name"
                  onChange={({ currentTarget }) => set(stage.id, { name: currentTarget.value })}
                  className={`${fieldClasses} border-hairline!`}
                />
                <span className="text-right font-semibold tabular-nums">
                  {isLast || stage.share !== '' ? amountText(payments[index]?.cents ?? 0) : ''}
                </span>
              </div>
              <div className="mt-1.5 grid grid-cols-[4.75rem_minmax(0,1fr)_auto] max-[20rem]:grid-cols-[minmax(0,1fr)_auto] max-[20rem]:*:first:col-span-full items-center gap-1.5 text-second">
                {isLast ? (
                  <span className="px-3 text-bark-soft">the rest</span>
                ) : (
                  <input
                    aria-label={`How much, ${name}`}
                    value={stage.share}
                    placeholder="$ or %"
                    aria-invalid={problem === undefined ? undefined : true}
                    onChange={({ currentTarget }) => set(stage.id, { share: currentTarget.value })}
                    className={`${fieldClasses} border-hairline! px-2! text-right tabular-nums`}
                  />
                )}
                <select
                  aria-label={`When, ${name}`}
                  value={stage.due}
                  onChange={({ currentTarget: { value } }) =>
                    set(stage.id, { due: dueMoments.find((due) => due === value) ?? 'done' })
                  }
                  className={`${fieldClasses} border-hairline! px-2!`}
                >
                  <Options of={dueMoments.map((due) => [due, deskDueLabels[due]])} />
                </select>
                <Button
                  variant="word"
                  aria-label={`Remove ${name}`}
                  onClick={() =>
                    remove(
                      stage.id,
                      'The payment was removed.',
                      { stages: stages.filter(({ id }) => id !== stage.id) },
                      (now) => ({ stages: withPart(now.stages, index, stage) }),
                    )
                  }
                >
                  <Icon name="close" className="size-4" />
                </Button>
              </div>
              <p role="alert" className="text-second text-brick not-empty:mt-1">
                {problem}
              </p>
            </li>
          )
        })}
      </ul>
      <div className="flex items-center justify-between border-t border-hairline-soft px-2 py-1.5">
        <Button variant="word" onClick={add}>
          Add a payment
        </Button>
        {stages.length === 0 ? (
          <span className="px-2 text-second text-bark-soft">All of it when the work is done.</span>
        ) : null}
      </div>
    </Sheet>
  )
}
