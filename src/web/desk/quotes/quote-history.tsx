import { Link } from 'react-router'
import { amountText } from '#domain/money/amount-text.ts'
import { leftText } from '#domain/written-quotes/quote-payments.ts'
import { TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Row, Rows, Sheet } from '#web/desk/sheet.tsx'
import { NewQuoteButton } from './new-quote-button.tsx'
import type { LoadedQuote } from './quote-page.ts'
import { RecordQuotePayment } from './record-payment.tsx'
import { deskDueLabels } from '#domain/written-quotes/due-moments.ts'

export function VersionsSheet({
  quote: { id, versions, accepted },
}: {
  readonly quote: LoadedQuote
}) {
  if (versions.length === 0) return null
  return (
    <Sheet title="Versions">
      <Rows>
        {accepted === null ? null : (
          <Row title="As accepted" second={accepted.text}>
            <TextLink href={deskPaths.quotePdf(id, 'accepted')} variant="tall">
              PDF<span className="sr-only"> as accepted</span>
            </TextLink>
          </Row>
        )}
        {versions.map(({ number, when, total, changes }) => (
          <Row
            key={number}
            title={`Version ${number}, ${total}`}
            second={
              <>
                {when}
                {changes.length === 0 ? null : (
                  <span className="mt-0.5 block">{changes.join(' ')}</span>
                )}
              </>
            }
          >
            <TextLink href={deskPaths.quotePdf(id, number)} variant="tall">
              PDF<span className="sr-only"> of version {number}</span>
            </TextLink>
          </Row>
        ))}
      </Rows>
    </Sheet>
  )
}

export function PaymentsSheet({ quote }: { readonly quote: LoadedQuote }) {
  const { states, payments, bankPayments } = quote
  return (
    <Sheet title="Payments" count={states.length}>
      <Rows>
        {states.map(({ name, due, ...state }) => {
          const { id, cents, paidCents, courtesyCents, creditCents, leftCents } = state
          return (
            <Row
              key={id}
              title={`${name}, ${amountText(cents)}`}
              second={[
                deskDueLabels[due],
                paidCents > 0 ? `${amountText(paidCents)} paid` : '',
                courtesyCents > 0
                  ? `${amountText(courtesyCents)} given back and not owed again`
                  : '',
                creditCents > 0 ? `${amountText(creditCents)} taken off by a change order` : '',
              ]
                .filter(Boolean)
                .join(', ')}
            >
              <span className={leftCents === 0 ? 'text-bark-soft' : 'font-semibold tabular-nums'}>
                {leftText(state, bankPayments)}
              </span>
            </Row>
          )
        })}
        {payments.map(({ id, text }) => (
          <li key={id} className="px-4 text-second">
            <Link
              to={deskPaths.payment(id)}
              className="flex min-h-11 items-center gap-4 py-1.5 text-bark-soft hover:underline desk:min-h-9"
            >
              {text}
              <span className="ml-auto shrink-0 font-semibold text-moss">See or refund it</span>
            </Link>
          </li>
        ))}
      </Rows>
      <RecordQuotePayment quote={quote} />
    </Sheet>
  )
}

export function ChangeOrdersSheet({ quote }: { readonly quote: LoadedQuote }) {
  return (
    <Sheet title="Change orders" count={quote.changeOrders.length}>
      <Rows>
        {quote.changeOrders.map(({ id, title, about }) => (
          <Row key={id} title={title} to={deskPaths.quote(id)} second={about} />
        ))}
      </Rows>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-t border-hairline-soft px-4 py-2.5">
        {quote.isCalledOff ? null : (
          <NewQuoteButton subject="change-of" id={quote.id}>
            New change order
          </NewQuoteButton>
        )}
        <span className="text-second text-bark-soft">
          What was accepted stays as it is. A change is agreed on separately.
        </span>
      </div>
    </Sheet>
  )
}
