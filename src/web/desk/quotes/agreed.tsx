import { amountText } from '#domain/money/amount-text.ts'
import { TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { UnsavedText } from '#web/desk/forms/unsaved-text.tsx'
import { autosavedValues } from '#web/desk/forms/use-autosaved-values.ts'
import { SidePart } from '#web/desk/sheet.tsx'
import { AgreedLines } from './agreed-lines.tsx'
import { CallOff } from './call-off.tsx'
import { ProfitText } from './money-side.tsx'
import { ChangeOrdersSheet, PaymentsSheet, VersionsSheet } from './quote-history.tsx'
import type { LoadedQuote } from './quote-page.ts'
import { LinkPanel } from './link-panel.tsx'
import { NewLink } from './send-panel.tsx'
import { quoteDraft, typedDraft } from './typed-draft.ts'
import { textsBeyond } from './typed-quote.ts'

/** Two columns: the page and its side notes. */
export const quoteColumns =
  'desk:grid desk:grid-cols-[minmax(0,1fr)_23rem] desk:items-start desk:gap-6'

export function Agreed({ quote }: { readonly quote: LoadedQuote }) {
  const netCents = quote.states.reduce((all, { paidCents }) => all + paidCents, 0)
  return (
    <div className={quoteColumns}>
      <div>
        <UnsavedText
          name={quoteDraft(quote.id)}
          title="The quote was accepted while you typed. This is not part of it:"
          textsIn={({ text = [] }) => {
            const { data } = autosavedValues(typedDraft).safeParse(text[0])
            return data === undefined ? [] : textsBeyond(data.typed, quote.typed)
          }}
        />
        {quote.delivery === null ? null : (
          <Callout title="Delivery." edge={quote.delivery.isUrgent ? 'clay' : 'moss'}>
            {quote.delivery.text}{' '}
            {quote.delivery.visitId === null ? null : (
              <TextLink to={deskPaths.visit(quote.delivery.visitId)}>
                See it on the schedule
              </TextLink>
            )}
          </Callout>
        )}
        {quote.bankPayments.map(({ part, hasFailed, text }) => (
          <Callout
            key={part}
            title={hasFailed ? 'Bank payment failed.' : 'Bank payment on its way.'}
            edge={hasFailed ? 'clay' : 'moss'}
          >
            {text}.{' '}
            {hasFailed
              ? 'The customer can pay again on their page.'
              : 'The bank takes some days, and it counts once it is here.'}
          </Callout>
        ))}
        {quote.disputes.map(({ paymentId, text }) => (
          <Callout key={paymentId} title="Payment disputed." edge="brick">
            {text} <TextLink to={deskPaths.payment(paymentId)}>See the payment</TextLink>
          </Callout>
        ))}
        {quote.isCalledOff && netCents > 0 ? (
          <Callout title="Called off." edge="clay">
            We still have {amountText(netCents)} of it. Refund it below, or keep what you agreed on
            for a cancellation.
          </Callout>
        ) : null}
        {quote.overpaid === null ? null : (
          <Callout title="Refund to make." edge="clay">
            A change order lowered the price: {amountText(quote.overpaid.cents)} of what the
            customer paid is due back.{' '}
            {quote.overpaid.paymentId === null ? null : (
              <TextLink to={deskPaths.payment(quote.overpaid.paymentId)}>Refund it</TextLink>
            )}
          </Callout>
        )}
        <PaymentsSheet quote={quote} />
        {quote.accepted === null ? null : <AgreedLines agreed={quote.accepted.lines} />}
        {quote.kind === 'change-order' ||
        (quote.isCalledOff && quote.changeOrders.length === 0) ? null : (
          <ChangeOrdersSheet quote={quote} />
        )}
        <VersionsSheet quote={quote} />
      </div>
      <div>
        <SidePart title="Agreed" aside={quote.number}>
          <p className="pt-3 font-display text-[1.75rem] leading-9 font-medium text-evergreen tabular-nums">
            {quote.total}
          </p>
          <p className="pb-3 text-second text-bark-soft">
            <ProfitText profit={quote.profit} />
          </p>
          <LinkPanel url={quote.url} phone={quote.phone} />
          <NewLink quote={quote} />
          {quote.isCalledOff ? null : <PlanStart quote={quote} />}
        </SidePart>
        <CallOff quote={quote} />
      </div>
    </div>
  )
}

const edges = { moss: 'border-l-moss', clay: 'border-l-clay', brick: 'border-l-brick' } as const

function Callout({
  title,
  edge,
  children,
}: {
  readonly title: string
  readonly edge: keyof typeof edges
  readonly children: React.ReactNode
}) {
  return (
    <p
      className={`mb-5 rounded-sheet border border-hairline border-l-3 bg-white px-4 py-3 ${edges[edge]}`}
    >
      <b className="font-semibold">{title}</b> {children}
    </p>
  )
}

/** Schedules the first day of the work; the customer picks the day of a delivery. */
function PlanStart({
  quote: { id, kind, requestId, customerId, title },
}: {
  readonly quote: LoadedQuote
}) {
  const subject = requestId === null ? { customer: customerId ?? '' } : { request: requestId }
  if (kind !== 'quote' || (requestId === null && customerId === null)) return null
  const query = new URLSearchParams({ ...subject, kind: 'work-start', about: title, quote: id })
  return (
    <TextLink to={`${deskPaths.newVisit}?${query}`} variant="tall">
      Schedule the start of work
    </TextLink>
  )
}
