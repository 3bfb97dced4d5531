import { addressLine } from '#domain/addresses/address-parts.ts'
import { amountText, rateText } from '#domain/money/amount-text.ts'
import { formatCalendarDate } from '#domain/time.ts'
import { dueWords } from '#domain/written-quotes/document.ts'
import type { NextPayment } from '#domain/written-quotes/quote-payments.ts'
import { paymentsOf, type QuoteTotals } from '#domain/written-quotes/totals.ts'
import type { VersionContent } from '#domain/written-quotes/version-content.ts'
import { quoteNumber, type QuoteKind } from '#domain/written-quotes/written-quote.ts'
import { Logo } from '#web/layout/logo.tsx'
import { useSite } from '#web/site.ts'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { QuoteLines } from './quote-lines.tsx'
import { QuoteWords } from './quote-words.tsx'

/** The status of a quote for its customer. */
export type PaperStatus = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'ended' | 'called-off'

const kindNames: Readonly<Record<QuoteKind, string>> = {
  quote: 'Quote',
  'change-order': 'Change order',
  delivery: 'Delivery',
}

const statusWords: Readonly<Record<Exclude<PaperStatus, 'open'>, string>> = {
  accepted: 'Accepted. Thank you.',
  declined: 'Declined. Call us if you would like it after all.',
  withdrawn: 'Withdrawn. Please call us.',
  'called-off': 'Canceled. You owe nothing. We keep a copy of what you signed.',
  ended: 'Expired. Call us and we will be glad to look at it again.',
}

/** The document: letterhead, whom it is for, lines, one total, payments, terms. */
export function QuotePaper({
  content,
  totals,
  picked,
  token,
  status,
  latest,
  next,
  onPick,
  children,
}: {
  readonly content: VersionContent
  readonly totals: QuoteTotals
  readonly picked: readonly string[]
  readonly token: string
  readonly status: PaperStatus
  /** The payment that came last; null before any, or where some of it went back. */
  readonly latest: { readonly cents: number; readonly name: string | null } | null
  /** The next payment; null without one. */
  readonly next: NextPayment | null
  /** Null where nothing can be picked any more. */
  readonly onPick: ((picked: readonly string[]) => void) | null
  /** The customer's buttons. */
  readonly children: React.ReactNode
}) {
  const { document, letterhead, recipient, version, revisions } = content
  const { company } = useSite()
  const files = `/quotes/${token}/files`
  const payments = paymentsOf(document, totals.totalCents)
  const isAgreed = status === 'accepted' || status === 'called-off'
  const address = recipient.address.street1 === '' ? '' : addressLine(recipient.address)
  return (
    <article className="relative mx-auto max-w-3xl overflow-hidden rounded-[14px] border border-hairline bg-white shadow-sm">
      <header>
        <div className="relative isolate flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-hairline bg-paper px-5 py-6 sm:px-12">
          <ContourLines on="light" />
          {letterhead.name === company.name ? (
            <Logo className="text-evergreen" />
          ) : (
            <p className="font-display text-xl font-medium text-evergreen">{letterhead.name}</p>
          )}
          <address className="text-sm leading-relaxed not-italic sm:text-right">
            <span className="block">{addressLine(letterhead.address)}</span>
            <a href={company.phone.href} className="link whitespace-nowrap">
              {letterhead.phone}
            </a>
            <span className="block break-all">{letterhead.email}</span>
          </address>
        </div>
        <div className="px-5 pt-8 sm:px-12 sm:pt-10">
          <h1 className="text-heading">{document.title}</h1>
          <div className="mt-5 grid gap-4 text-sm sm:grid-cols-2">
            <p>
              For
              <b className="block text-base font-semibold">{recipient.name}</b>
              <span className="text-bark-soft">{address}</span>
            </p>
            <p className="text-bark-soft sm:text-right">
              <QuoteWords>
                {`${kindNames[content.kind]} ${quoteNumber(content)}, version ${version}`}
              </QuoteWords>
              {content.changes === null ? null : (
                <span className="block">
                  <QuoteWords>
                    {`Changes quote ${quoteNumber({ number: content.changes })}`}
                  </QuoteWords>
                </span>
              )}
              <span className="block">Written {formatCalendarDate(content.sentOn)}</span>
              {document.validUntil === null ? null : (
                <span className="block">Good until {formatCalendarDate(document.validUntil)}</span>
              )}
            </p>
          </div>
          {status === 'open' ? null : (
            <p className="mt-5 rounded-lg bg-leaf-pale px-4 py-3 font-semibold text-evergreen">
              {statusWords[status]}
              {status !== 'accepted' || latest === null ? null : (
                <span className="block">
                  We have received {amountText(latest.cents)}
                  {latest.name === null ? '' : ` (${latest.name})`}.
                </span>
              )}
              {next?.isDue !== true ? null : (
                <>
                  {' '}
                  {amountText(next.leftCents)} is due now:{' '}
                  <a href="#pay" className="underline underline-offset-4">
                    go to the payment
                  </a>
                </>
              )}
            </p>
          )}
        </div>
      </header>
      <div className="px-5 pt-6 pb-8 sm:px-12">
        {document.note === '' ? null : <p className="mb-6 whitespace-pre-line">{document.note}</p>}
        {revisions.length === 0 || status !== 'open' ? null : (
          <section aria-labelledby="revised" className="mb-7 border-l-3 border-clay pl-4">
            <h2 id="revised" className="text-card">
              What has changed
            </h2>
            <ul className="mt-1 text-sm">
              {revisions.map((each) => (
                <li key={each}>{each}</li>
              ))}
            </ul>
          </section>
        )}
        <QuoteLines
          document={document}
          totals={totals}
          picked={picked}
          isAgreed={isAgreed}
          onPick={onPick}
        />
        <div className="mt-8 grid gap-x-12 gap-y-8 sm:grid-cols-2">
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
            <div className="mt-2 flex items-baseline justify-between gap-4 border-t-2 border-evergreen pt-3">
              <dt className="font-semibold text-evergreen">Total</dt>
              <dd
                className="font-display text-[clamp(1.875rem,1.4rem+2vw,2.375rem)] leading-tight font-medium text-evergreen"
                aria-live="polite"
              >
                {amountText(totals.totalCents)}
              </dd>
            </div>
          </dl>
          {isAgreed || totals.totalCents <= 0 ? null : (
            <section aria-labelledby="payments" className="sm:order-1 sm:row-start-1">
              <h2 id="payments" className="font-sans text-base font-semibold text-evergreen">
                When you pay
              </h2>
              <ul className="mt-1.5 divide-y divide-hairline border-t border-hairline">
                {payments.map(({ id, name, due, cents }) => (
                  <li key={id} className="flex items-baseline justify-between gap-4 py-2">
                    <span>
                      {name}
                      <span className="block text-sm text-bark-soft">{dueWords[due]}</span>
                    </span>
                    <b className="font-semibold tabular-nums">{amountText(cents)}</b>
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <Photographs ids={document.photographs} files={files} />
        {document.terms === '' ? null : (
          <section aria-labelledby="terms" className="mt-7">
            <h2 id="terms" className="text-card">
              Terms
            </h2>
            <p className="mt-1 text-sm whitespace-pre-line text-bark-soft">{document.terms}</p>
          </section>
        )}
        <p className="mt-7 flex flex-wrap gap-x-6 gap-y-2">
          <a href={`${files}/version-${version}.pdf`} className="link">
            Save as PDF
          </a>
          {isAgreed ? (
            <a href={`${files}/accepted.pdf`} className="link">
              What you signed, as PDF
            </a>
          ) : null}
          {document.drawing === null ? null : (
            <a href={`${files}/drawing.pdf`} className="link">
              Drawing (PDF)
            </a>
          )}
        </p>
      </div>
      {children}
    </article>
  )
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className="flex justify-between gap-4 py-0.5">
      <dt className="text-bark-soft">{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function Photographs({ ids, files }: { readonly ids: readonly string[]; readonly files: string }) {
  if (ids.length === 0) return null
  return (
    <ul className="mt-7 grid grid-cols-2 gap-3">
      {ids.map((id, index) => (
        <li key={id}>
          <img
            src={`${files}/photograph-${id}.jpg`}
            alt={`Photograph ${index + 1} of ${ids.length}`}
            loading="lazy"
            className="aspect-4/3 w-full rounded-lg object-cover"
          />
        </li>
      ))}
    </ul>
  )
}
