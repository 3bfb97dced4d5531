import { formatCount } from '#domain/counts.ts'
import { amountText } from '#domain/money/amount-text.ts'
import { countyText, type LedgerTotals } from '#domain/money/ledger.ts'
import { methodNames } from '#domain/written-quotes/quote-payments.ts'

export function LedgerSums({ totals }: { readonly totals: LedgerTotals }) {
  const { inCents, backCents, netCents, feeCents, feesNotKnown, byMethod, taxByCounty } = totals
  const { disputeFeeCents, foreign } = totals
  const figures = [
    { label: 'Received', cents: inCents },
    { label: 'Returned', cents: backCents },
    ...(feeCents === 0 && feesNotKnown === 0 ? [] : [{ label: 'Payment fees', cents: feeCents }]),
    { label: 'Net', cents: netCents - feeCents },
  ]
  const parts = [
    ...byMethod.map(({ method, cents }) => ({ label: methodNames[method], cents })),
    ...taxByCounty.map(({ county, cents }) => ({
      label: `Sales tax, ${countyText(county)}`,
      cents,
    })),
    ...(disputeFeeCents === 0
      ? []
      : [{ label: 'Dispute fees, part of the payment fees', cents: disputeFeeCents }]),
  ]
  return (
    <section
      aria-label="Totals"
      className="mb-4 border-y border-hairline py-3 max-desk:-mx-4 max-desk:bg-white max-desk:px-4"
    >
      <dl className="flex flex-wrap gap-x-6 gap-y-2 min-[34rem]:gap-x-10">
        {figures.map(({ label, cents }) => (
          <div key={label}>
            <dt className="text-second text-bark-soft">{label}</dt>
            <dd className="font-display text-[1.375rem] leading-7 font-medium tabular-nums">
              {amountText(cents)}
            </dd>
          </div>
        ))}
      </dl>
      {parts.length === 0 ? null : (
        <div className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-second">
          {backCents === 0 ? null : <p className="font-semibold">Received minus returned:</p>}
          <dl className="contents">
            {parts.map(({ label, cents }) => (
              <div key={label} className="flex gap-2">
                <dt className="text-bark-soft">{label}</dt>
                <dd className="font-semibold tabular-nums">{amountText(cents)}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {feesNotKnown === 0 ? null : (
        <p className="mt-2 text-second text-bark-soft">
          {feesNotKnown === 1 ? 'One fee is' : `${formatCount(feesNotKnown)} fees are`} not known
          yet and not in these totals.
        </p>
      )}
      {foreign === 0 ? null : (
        <p className="mt-2 text-second text-clay">
          {foreign === 1 ? 'One entry' : `${formatCount(foreign)} entries`} in another currency:
          listed below, not in these totals.
        </p>
      )}
    </section>
  )
}
