import { amountText, rateText } from '#domain/money/amount-text.ts'
import type { paymentsOf, QuoteTotals } from '#domain/written-quotes/totals.ts'
import { dueLabels } from '#domain/written-quotes/due-moments.ts'

export function Amounts({ totals }: { readonly totals: QuoteTotals }) {
  return (
    <dl className="tabular-nums sm:order-2 sm:col-start-2">
      {totals.discountCents === 0 && totals.tax === null ? null : (
        <Figure name="Subtotal" value={amountText(totals.subtotalCents)} />
      )}
      {totals.discountCents === 0 ? null : (
        <Figure name="Discount" value={amountText(-totals.discountCents)} />
      )}
      {totals.tax === null ? null : (
        <Figure
          name={`Sales tax, ${totals.tax.county} County, ${rateText(totals.tax.rate)}`}
          value={amountText(totals.tax.cents)}
        />
      )}
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 border-t-2 border-evergreen pt-3">
        <dt className="font-semibold text-evergreen">Total</dt>
        <dd
          className="font-display text-[min(10vw,clamp(1.875rem,1.4rem+2vw,2.375rem))] leading-tight font-medium text-evergreen"
          aria-live="polite"
        >
          {amountText(totals.totalCents)}
        </dd>
      </div>
    </dl>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-0.5">
      <dt className="text-bark-soft">{name}</dt>
      <dd className="ml-auto">{value}</dd>
    </div>
  )
}

/** The payments into which the total is divided. */
export function PaymentPlan({ payments }: { readonly payments: ReturnType<typeof paymentsOf> }) {
  return (
    <section aria-labelledby="payments" className="sm:order-1 sm:row-start-1">
      <h2 id="payments" className="font-sans text-base font-semibold text-evergreen">
        When you pay
      </h2>
      <ul className="mt-1.5 divide-y divide-hairline border-t border-hairline">
        {payments.map(({ id, name, due, cents }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
            <span>
              {name}
              <span className="block text-sm text-bark-soft">{dueLabels[due]}</span>
            </span>
            <b className="font-semibold tabular-nums">{amountText(cents)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
