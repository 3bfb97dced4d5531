import { Link } from 'react-router'
import { TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { SidePart } from '#web/desk/sheet.tsx'
import { UnbrokenQuoteNumbers } from '#web/written-quotes/unbroken-quote-numbers.tsx'
import { StateMark } from './marks.tsx'
import { NewQuoteButton } from './new-quote-button.tsx'
import type { QuoteRow } from './quote-row.tsx'

export function QuotesPart({
  rows,
  subject,
  id,
  children,
}: {
  readonly rows: readonly QuoteRow[]
  readonly subject: 'request' | 'customer'
  readonly id: string
  readonly children?: React.ReactNode
}) {
  return (
    <SidePart title="Quotes" count={rows.length || undefined}>
      <QuoteLines rows={rows} isOfOne />
      <div className="no-print flex flex-wrap gap-2 py-1.5">
        {children}
        <NewQuoteButton subject={subject} id={id}>
          Write a quote
        </NewQuoteButton>
      </div>
    </SidePart>
  )
}

/** Quotes that were answered, opened, or are about to expire. */
export function TodaysQuotes({
  rows,
  total,
}: {
  readonly rows: readonly QuoteRow[]
  /** Number of all; the first ones are shown. */
  readonly total: number
}) {
  if (rows.length === 0) return null
  const seeAll = <TextLink to={`${deskPaths.quotes}?show=needing-care`}>See all</TextLink>
  return (
    <SidePart title="Quotes" count={total} aside={total > rows.length ? seeAll : undefined}>
      <QuoteLines rows={rows} />
    </SidePart>
  )
}

function QuoteLines({
  rows,
  isOfOne = false,
}: {
  readonly rows: readonly QuoteRow[]
  /** Leaves out the customer's name. */
  readonly isOfOne?: boolean
}) {
  return (
    <ul className="divide-y divide-hairline">
      {rows.map(({ id, number, name, title, state, total, about }) => (
        <li key={id} className="relative flex min-h-11 items-center justify-between gap-3 py-1.5">
          <span className="min-w-0">
            <Link
              to={deskPaths.quote(id)}
              className="block font-semibold opens-row hover:underline"
            >
              {isOfOne ? title : name}
            </Link>
            <span className="block text-second text-bark-soft">
              <UnbrokenQuoteNumbers>
                {[number, ...(isOfOne ? [] : [title]), about].join(', ')}
              </UnbrokenQuoteNumbers>
            </span>
          </span>
          <span className="text-right text-second">
            <span className="block font-semibold tabular-nums">{total}</span>
            <StateMark state={state} />
          </span>
        </li>
      ))}
    </ul>
  )
}
