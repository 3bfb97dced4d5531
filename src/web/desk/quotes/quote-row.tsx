import { Link } from 'react-router'
import { amountText } from '#domain/money/amount-text.ts'
import { formatCalendarDate, formatDate, type CalendarDate } from '#domain/time.ts'
import { quoteNumber, type WrittenQuote } from '#domain/written-quotes/written-quote.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { StateMark, stateOf } from './marks.tsx'

export type QuoteRow = ReturnType<typeof quoteRow>

export function quoteRow(quote: WrittenQuote, today: CalendarDate, timeZone: string) {
  const { id, title, recipient, totalCents } = quote
  return {
    id,
    number: quoteNumber(quote),
    title: title === '' ? 'Untitled' : title,
    name: recipient.name === '' ? 'Nobody yet' : recipient.name,
    state: stateOf(quote, today),
    total: amountText(totalCents),
    /** Its latest date, and what happens or happened then. */
    about: aboutOf(quote, timeZone),
  }
}

export function aboutOf(
  quote: Pick<WrittenQuote, 'status' | 'sentAt' | 'answeredAt' | 'validUntil' | 'changedAt'>,
  zone: string,
): string {
  const { status, sentAt, answeredAt, validUntil, changedAt } = quote
  if (answeredAt !== null) {
    const answer = status === 'accepted' || status === 'declined' ? status : 'answered'
    return `${answer} ${formatDate(answeredAt, zone)}`
  }
  if (status === 'sent' && validUntil !== null) {
    return `good until ${formatCalendarDate(validUntil)}`
  }
  return sentAt === null
    ? `written ${formatDate(changedAt, zone)}`
    : `sent ${formatDate(sentAt, zone)}`
}

export function QuoteRows({ rows }: { readonly rows: readonly QuoteRow[] }) {
  return (
    <ul aria-label="Quotes" className="divide-y divide-hairline-soft">
      {rows.map(({ id, number, title, name, state, total, about }) => (
        <li
          key={id}
          className="relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] max-[20rem]:grid-cols-1 items-center gap-x-4 border-l-3 border-l-transparent px-3.5 py-2 hover:border-l-moss hover:bg-paper md:grid-cols-[4.5rem_minmax(0,1.2fr)_minmax(0,1.6fr)_9.5rem_7rem] md:py-1 wide:grid-cols-[4.5rem_minmax(0,1.2fr)_minmax(0,1.6fr)_9.5rem_minmax(0,13rem)_7rem]"
        >
          <span className="text-second text-bark-soft max-md:hidden">{number}</span>
          <Link to={deskPaths.quote(id)} className="min-[20rem]:truncate font-semibold opens-row">
            {name}
          </Link>
          <span className="min-[20rem]:truncate max-md:order-last max-md:text-second">
            <span className="text-bark-soft md:hidden">{number}, </span>
            {title}
          </span>
          <span className="max-md:order-last max-md:justify-self-end max-[20rem]:justify-self-start max-md:text-second">
            <StateMark state={state} />
          </span>
          <span className="min-[20rem]:truncate text-second text-bark-soft max-wide:hidden">
            {about}
          </span>
          <span className="text-right max-[20rem]:text-left font-semibold tabular-nums">
            {total}
          </span>
        </li>
      ))}
    </ul>
  )
}
