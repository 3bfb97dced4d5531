import { amountText, salesTaxText } from '#domain/money/amount-text.ts'
import { dueLabels } from '#domain/written-quotes/due-moments.ts'
import type { NextPayment } from '#domain/written-quotes/quote-payments.ts'
import { askedPayments, type QuoteTotals } from '#domain/written-quotes/totals.ts'
import type { VersionContent } from '#domain/written-quotes/version-content.ts'
import { Outcome, PaperHead, type PaperStatus, type ReceivedPayment } from './paper-head.tsx'
import { QuoteLines } from './quote-lines.tsx'

/** The document: letterhead, recipient, lines, one total, payments, terms. */
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
  /** The latest payment; null without one, or after a refund. */
  readonly latest: ReceivedPayment | null
  /** The next payment; null without one. */
  readonly next: NextPayment | null
  /** Null where nothing can be picked anymore. */
  readonly onPick: ((picked: readonly string[]) => void) | null
  /** The customer's buttons. */
  readonly children: React.ReactNode
}) {
  const { document, version, revisions } = content
  const files = `/quotes/${token}/files`
  const isAgreed = status === 'accepted' || status === 'called-off'
  const asked = askedPayments(document, totals.totalCents)
  return (
    <article className="relative mx-auto max-w-3xl overflow-clip rounded-[14px] border border-hairline bg-white shadow-sm">
      <PaperHead content={content}>
        {status === 'open' ? null : <Outcome status={status} latest={latest} next={next} />}
      </PaperHead>
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
          <Amounts totals={totals} />
          {status !== 'open' || asked.length === 0 ? null : <PaymentPlan payments={asked} />}
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
        <p className="mt-5 flex flex-wrap gap-x-6 print:hidden *:inline-flex *:min-h-11 *:items-center">
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

function Amounts({ totals }: { readonly totals: QuoteTotals }) {
  return (
    <dl className="tabular-nums sm:order-2 sm:col-start-2">
      {totals.discountCents === 0 && totals.tax === null ? null : (
        <Figure name="Subtotal" value={amountText(totals.subtotalCents)} />
      )}
      {totals.discountCents === 0 ? null : (
        <Figure name="Discount" value={amountText(-totals.discountCents)} />
      )}
      {totals.tax === null ? null : (
        <Figure name={salesTaxText(totals.tax)} value={amountText(totals.tax.cents)} />
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

function PaymentPlan({ payments }: { readonly payments: ReturnType<typeof askedPayments> }) {
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
