import { addressLine } from '#domain/addresses/address-parts.ts'
import { amountText } from '#domain/money/amount-text.ts'
import { formatCalendarDate } from '#domain/time.ts'
import type { NextPayment } from '#domain/written-quotes/quote-payments.ts'
import type { VersionContent } from '#domain/written-quotes/version-content.ts'
import { quoteKindNames, quoteNumber } from '#domain/written-quotes/written-quote.ts'
import { Logo } from '#web/layout/logo.tsx'
import { useSite } from '#web/site.ts'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { UnbrokenQuoteNumbers } from './unbroken-quote-numbers.tsx'

export type PaperStatus = 'open' | 'accepted' | 'declined' | 'withdrawn' | 'ended' | 'called-off'

const statusLabels: Readonly<Record<Exclude<PaperStatus, 'open'>, string>> = {
  accepted: 'Accepted. Thank you.',
  declined: 'Declined. Call us if you would like it after all.',
  withdrawn: 'Withdrawn. Please call us.',
  'called-off': 'Canceled. You owe nothing. We keep a copy of what you signed.',
  ended: 'Expired. Call us and we will be glad to look at it again.',
}

export interface ReceivedPayment {
  readonly cents: number
  readonly name: string | null
}

export function PaperHead({
  content,
  children,
}: {
  readonly content: VersionContent
  readonly children: React.ReactNode
}) {
  const { document, letterhead, recipient, version } = content
  const address = recipient.address.street1 === '' ? '' : addressLine(recipient.address)
  return (
    <header>
      <Letterhead of={letterhead} />
      <div className="px-5 pt-8 sm:px-12 sm:pt-10">
        <h1 className="text-heading">{document.title}</h1>
        <div className="mt-5 grid grid-cols-1 gap-4 text-sm sm:grid-cols-2">
          <p>
            For
            <b className="block text-base font-semibold">{recipient.name}</b>
            <span className="text-bark-soft">{address}</span>
          </p>
          <p className="text-bark-soft sm:text-right">
            <UnbrokenQuoteNumbers>
              {`${quoteKindNames[content.kind]} ${quoteNumber(content)}, version ${version}`}
            </UnbrokenQuoteNumbers>
            {content.changes === null ? null : (
              <span className="block">
                <UnbrokenQuoteNumbers>
                  {`Changes quote ${quoteNumber({ number: content.changes })}`}
                </UnbrokenQuoteNumbers>
              </span>
            )}
            <span className="block">Written {formatCalendarDate(content.sentOn)}</span>
            {document.validUntil === null ? null : (
              <span className="block">Good until {formatCalendarDate(document.validUntil)}</span>
            )}
          </p>
        </div>
        {children}
      </div>
    </header>
  )
}

function Letterhead({ of }: { readonly of: VersionContent['letterhead'] }) {
  const { company } = useSite()
  return (
    <div className="relative isolate flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-b border-hairline bg-paper px-5 py-6 sm:px-12">
      <ContourLines on="light" />
      {of.name === company.name ? (
        <Logo className="text-evergreen" />
      ) : (
        <p className="font-display text-xl font-medium text-evergreen">{of.name}</p>
      )}
      <address className="text-sm leading-relaxed not-italic sm:text-right">
        <span className="block">{addressLine(of.address)}</span>
        <a href={company.phone.href} className="link whitespace-nowrap">
          {of.phone}
        </a>
        <span className="block">
          <a href={`mailto:${of.email}`} className="link">
            {of.email}
          </a>
        </span>
      </address>
    </div>
  )
}

/** The status of the quote, and the payment that is due. */
export function Outcome({
  status,
  latest,
  next,
}: {
  readonly status: Exclude<PaperStatus, 'open'>
  readonly latest: ReceivedPayment | null
  readonly next: NextPayment | null
}) {
  return (
    <p
      className={`mt-5 rounded-lg px-4 py-3 font-semibold ${status === 'accepted' ? 'bg-leaf-pale text-evergreen' : 'border border-hairline bg-paper text-bark'}`}
    >
      {statusLabels[status]}
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
  )
}
