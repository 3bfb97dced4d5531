import { amountText } from '#domain/money/amount-text.ts'
import { lineCents } from '#domain/money/arithmetic.ts'
import {
  eachText,
  hasNumberedHeadings,
  linesOf,
  type QuoteDocument,
  type QuoteLine,
} from '#domain/written-quotes/document.ts'
import type { QuoteTotals } from '#domain/written-quotes/totals.ts'
import { useHydrated } from '#web/hydrated.ts'

type Pick = (picked: readonly string[]) => void

/** The lines under their headings; optional ones can be chosen. */
export function QuoteLines({
  document,
  totals,
  picked,
  isAgreed,
  onPick,
}: {
  readonly document: QuoteDocument
  readonly totals: QuoteTotals
  readonly picked: readonly string[]
  /** An agreed quote shows only what is part of it. */
  readonly isAgreed: boolean
  readonly onPick: Pick | null
}) {
  const all = linesOf(document)
  const sections = document.sections
    .map(({ lines, ...section }) => ({
      ...section,
      lines: isAgreed ? lines.filter((line) => totals.lines.has(line.id)) : lines,
    }))
    .filter(({ lines }) => lines.length > 0)
  const isNumbered = hasNumberedHeadings(sections)
  return sections.map(({ id, name, lines: shown }, index) => {
    return (
      <section key={id} className="mt-9 first:mt-0">
        {name === '' ? null : (
          <h2 className="flex gap-3 text-card">
            {isNumbered ? <span className="text-moss">{index + 1}</span> : null}
            {name}
          </h2>
        )}
        <ul
          className={`divide-y divide-hairline border-b border-b-hairline ${name === '' ? 'border-t border-t-hairline' : 'mt-1.5 border-t border-t-moss'}`}
        >
          {shown.map((line) => (
            <Line
              key={line.id}
              line={line}
              counts={totals.lines.has(line.id)}
              control={
                isAgreed || line.offer.is === 'fixed' ? null : (
                  <Choice
                    line={line}
                    counts={totals.lines.has(line.id)}
                    others={all
                      .filter((other) => isSameGroup(line, other))
                      .map((other) => other.id)}
                    picked={picked}
                    onPick={onPick}
                  />
                )
              }
            />
          ))}
        </ul>
      </section>
    )
  })
}

const isSameGroup = ({ offer }: QuoteLine, other: QuoteLine) =>
  offer.is === 'one-of' && other.offer.is === 'one-of' && offer.group === other.offer.group

function Line({
  line,
  counts,
  control,
}: {
  readonly line: QuoteLine
  readonly counts: boolean
  readonly control: React.ReactNode
}) {
  const { id, text, detail, quantity, priceCents } = line
  const each = eachText(line)
  const cents = lineCents(quantity, priceCents)
  const name = <b className="font-semibold">{text}</b>
  return (
    <li className="relative flex flex-wrap items-start gap-3 py-3">
      {control}
      <div className="min-w-0 grow basis-24">
        {control === null ? (
          name
        ) : (
          // All of the row takes a thumb; a mouse can select the details.
          <label
            htmlFor={`pick-${id}`}
            className="pointer-coarse:after:absolute pointer-coarse:after:inset-0"
          >
            {name}
          </label>
        )}
        {control === null ? null : offerText(line, counts)}
        {detail === '' ? null : <p className="text-sm text-bark-soft">{detail}</p>}
        {each === '' ? null : <p className="text-sm text-bark-soft">{each}</p>}
      </div>
      <span id={`price-${id}`} className={`ml-auto tabular-nums ${counts ? '' : 'text-bark-soft'}`}>
        {line.offer.is === 'optional' && !counts && cents >= 0 ? '+ ' : ''}
        {amountText(cents)}
      </span>
    </li>
  )
}

function offerText({ id, offer }: QuoteLine, counts: boolean) {
  if (offer.is === 'fixed') return null
  return (
    <p id={`offer-${id}`} className="text-sm text-clay">
      {offer.is === 'optional' ? 'Optional' : `${offer.group}: choose one`}
      {/* On paper there is no box to show it. */}
      <span className="hidden print:inline">, {counts ? 'included' : 'not included'}</span>
    </p>
  )
}

function Choice({
  line: { id, offer },
  counts,
  others,
  picked,
  onPick,
}: {
  readonly line: QuoteLine
  readonly counts: boolean
  /** Ids of its group. */
  readonly others: readonly string[]
  readonly picked: readonly string[]
  readonly onPick: Pick | null
}) {
  const isOptional = offer.is === 'optional'
  // Hydration would undo a choice made before it.
  const hydrated = useHydrated()
  return (
    <input
      id={`pick-${id}`}
      type={isOptional ? 'checkbox' : 'radio'}
      aria-describedby={`offer-${id} price-${id}`}
      name={isOptional ? 'picked' : `one of ${offer.is === 'one-of' ? offer.group : ''}`}
      checked={counts}
      disabled={onPick === null || !hydrated}
      onChange={({ currentTarget: { checked } }) => {
        const rest = picked.filter((each) => each !== id && !others.includes(each))
        onPick?.(checked ? [...rest, id] : rest)
      }}
      className="relative z-1 mt-0.5 size-6 shrink-0 accent-moss print:hidden"
    />
  )
}
