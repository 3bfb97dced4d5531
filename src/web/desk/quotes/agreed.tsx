import { Link } from 'react-router'
import { amountText } from '#domain/money/amount-text.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { SidePart } from '#web/desk/sheet.tsx'
import { CallOff } from './call-off.tsx'
import { ProfitWords } from './money-side.tsx'
import { NewQuoteButton } from './new-quote-button.tsx'
import { ChangeOrdersSheet, PaymentsSheet, VersionsSheet } from './quote-history.tsx'
import type { QuotePageData } from './quote-page.ts'
import { LinkPanel } from './send-panel.tsx'

/** The page beside what is good to know. */
export const quoteColumns =
  'desk:grid desk:grid-cols-[minmax(0,1fr)_23rem] desk:items-start desk:gap-6'

/** An accepted quote: what was agreed, what is paid, what was changed since. */
export function Agreed({
  quote,
  action,
}: {
  readonly quote: QuotePageData
  readonly action: string
}) {
  const { profit } = quote
  const keptCents = quote.states.reduce((all, { paidCents }) => all + paidCents, 0)
  return (
    <div className={quoteColumns}>
      <div>
        {quote.delivery === null ? null : (
          <p
            className={`mb-5 rounded-sheet border border-hairline border-l-3 bg-white px-4 py-3 ${quote.delivery.isUrgent ? 'border-l-clay' : 'border-l-moss'}`}
          >
            <b className="font-semibold">Delivery.</b> {quote.delivery.words}{' '}
            {quote.delivery.visitId === null ? null : (
              <Link
                to={deskPaths.visit(quote.delivery.visitId)}
                className="font-semibold text-moss hover:underline"
              >
                See it on the schedule
              </Link>
            )}
          </p>
        )}
        {quote.disputes.map(({ paymentId, words }) => (
          <p
            key={paymentId}
            className="mb-5 rounded-sheet border border-hairline border-l-3 border-l-brick bg-white px-4 py-3"
          >
            <b className="font-semibold">Payment disputed.</b> {words}{' '}
            <Link
              to={deskPaths.payment(paymentId)}
              className="font-semibold text-moss hover:underline"
            >
              See the payment
            </Link>
          </p>
        ))}
        {quote.isCalledOff && keptCents > 0 ? (
          <p className="mb-5 rounded-sheet border border-hairline border-l-3 border-l-clay bg-white px-4 py-3">
            <b className="font-semibold">Called off.</b> We still have {amountText(keptCents)} of
            it. Refund it below, or keep what you agreed on for a cancellation.
          </p>
        ) : null}
        {quote.overpaid === null ? null : (
          <p className="mb-5 rounded-sheet border border-hairline border-l-3 border-l-clay bg-white px-4 py-3">
            <b className="font-semibold">Refund to make.</b> A change order took{' '}
            {amountText(quote.overpaid.cents)} off what the customer had paid already.{' '}
            {quote.overpaid.paymentId === null ? null : (
              <Link
                to={deskPaths.payment(quote.overpaid.paymentId)}
                className="font-semibold text-moss hover:underline"
              >
                Refund it
              </Link>
            )}
          </p>
        )}
        <PaymentsSheet states={quote.states} payments={quote.payments} action={action} />
        {quote.kind === 'change-order' ||
        (quote.isCalledOff && quote.changeOrders.length === 0) ? null : (
          <ChangeOrdersSheet orders={quote.changeOrders}>
            {quote.isCalledOff ? null : (
              <NewQuoteButton subject="change-of" id={quote.id}>
                New change order
              </NewQuoteButton>
            )}
          </ChangeOrdersSheet>
        )}
        <VersionsSheet quoteId={quote.id} versions={quote.versions} accepted={quote.accepted} />
      </div>
      <div>
        <SidePart title="Agreed" aside={quote.number}>
          <p className="pt-3 font-display text-[1.75rem] leading-9 font-medium text-evergreen tabular-nums">
            {quote.total}
          </p>
          <p className="pb-3 text-second text-bark-soft">
            <ProfitWords profit={profit} />
          </p>
          <LinkPanel url={quote.url} phone={quote.phone} />
          {quote.isCalledOff ? null : <PlanStart quote={quote} />}
        </SidePart>
        <SidePart title="Belongs to">
          <ul className="*:flex *:min-h-11 *:items-center desk:*:min-h-9">
            {quote.requestId === null ? null : (
              <li>
                <Link
                  to={deskPaths.request(quote.requestId)}
                  className="font-semibold text-moss hover:underline"
                >
                  Their request
                </Link>
              </li>
            )}
            {quote.customerId === null ? null : (
              <li>
                <Link
                  to={deskPaths.customer(quote.customerId)}
                  className="font-semibold text-moss hover:underline"
                >
                  {quote.typed.name}
                </Link>
              </li>
            )}
          </ul>
        </SidePart>
        <CallOff quote={quote} action={action} />
      </div>
    </div>
  )
}

/** What comes after a yes: the first day of the work. A delivery gets its day from the customer. */
function PlanStart({ quote }: { readonly quote: QuotePageData }) {
  const { kind, requestId, customerId, title } = quote
  const subject = requestId === null ? { customer: customerId ?? '' } : { request: requestId }
  if (kind !== 'quote' || (requestId === null && customerId === null)) return null
  const query = new URLSearchParams({ ...subject, kind: 'work-start', about: title })
  return (
    <Link
      to={`${deskPaths.newVisit}?${query}`}
      className="inline-flex min-h-11 items-center font-semibold text-moss hover:underline desk:min-h-9"
    >
      Schedule the start of work
    </Link>
  )
}
