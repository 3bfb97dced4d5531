import { isZip } from '#domain/fields.ts'
import { countyName } from '#domain/money/amount-text.ts'
import { taxAdvice } from '#domain/written-quotes/tax-advice.ts'
import { Button } from '#web/desk/button.tsx'
import type { QuoteEditor } from './use-quote-editor.ts'

/** Warnings about the tax, with a button that sets the county of the ZIP code. */
export function TaxAdvice({
  editor: { quote, typed, read, change },
  onTaken,
}: {
  readonly editor: QuoteEditor
  /** Called after the county was set, which removes the button. */
  readonly onTaken: () => void
}) {
  const { zip, county } = quote.zipPlace
  // A ZIP code changed since the save has no known county yet.
  const isOf = typed.zip.trim() === zip
  const known = isOf ? county : null
  const advice = taxAdvice(read.document, known?.county ?? null)
  if (advice === null) return null
  const place = known === null ? '' : ` ${zip} is in ${countyName(known.county)}, ${known.rate}%.`
  const unknown =
    isOf && isZip(zip) ? ` No county under Settings, Prices includes ZIP code ${zip}.` : ''
  return (
    <div className="border-t border-hairline-soft px-4 py-2.5 text-second text-clay">
      {advice === 'nothing-taxed' ? (
        <p>No line is taxed yet. Under More, check Taxable on each one that is.</p>
      ) : (
        <p>
          {advice === 'not-charged' ? 'There are taxable lines, but no sales tax.' : ''}
          {known === null ? `${unknown} Enter the county and its percent.` : place}
        </p>
      )}
      {advice === 'nothing-taxed' || known === null ? null : (
        <Button
          onClick={() => {
            change({ county: known.county, taxRate: known.rate })
            onTaken()
          }}
          className="mt-2"
        >
          Use {countyName(known.county)}
        </Button>
      )}
    </div>
  )
}
