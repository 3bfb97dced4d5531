import { useSearchParams } from 'react-router'
import { resultParameters } from '#contract/booking-paths.ts'
import type { GardenEvent } from '#domain/events/event.ts'
import { isPaid } from '#domain/events/price.ts'
import { EventLine } from '#web/events/event-line.tsx'
import { paths } from '#domain/site/paths.ts'
import { useSite } from '#web/site.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { receiptOf, verdictOf, type Receipt } from './payment-result.ts'
import { ResultCard } from './result-card.tsx'
import { usePaymentResult } from './use-payment-result.ts'

/** The result of the payment that the visitor has just made. */
export function PaymentSuccess({
  tenant,
  timeZone,
  event,
}: {
  readonly tenant: string
  /** The event's, where it is known. */
  readonly timeZone: string
  /** Null where it is not known. */
  readonly event: GardenEvent | null
}) {
  const { company } = useSite()
  const [search] = useSearchParams()
  const eventId = search.get(resultParameters.eventId)
  const { result, checkAgain } = usePaymentResult({
    tenant,
    eventId,
    bookingId: search.get(resultParameters.bookingId),
  })
  const verdict = verdictOf(result, event !== null && !isPaid(event))
  const receipt = receiptOf(result, timeZone)
  const isFinal = result.is === 'loaded' && verdict.tone !== 'waiting'
  return (
    <ResultCard verdict={verdict}>
      <noscript>
        <h1 className="text-part">Your Booking</h1>
        <p className="mt-3">
          This page checks your payment with JavaScript, which is off in your browser. Look for our
          email: we send it as soon as your payment is confirmed.
        </p>
      </noscript>
      {event === null ? null : (
        <EventLine
          event={event}
          withVenue
          className="mt-7 rounded-card bg-paper p-4 sm:p-5 print:bg-transparent print:px-0"
        />
      )}
      <ReceiptLines receipt={receipt} />
      <div className="mt-8 flex flex-wrap justify-center gap-3 max-sm:flex-col max-sm:items-stretch print:hidden">
        <ButtonLink to={paths.events}>Go Back to Events</ButtonLink>
        {eventId === null ? null : (
          <ButtonLink to={paths.event(eventId)} variant="outline">
            See This Event
          </ButtonLink>
        )}
        {/* One of both is always there, so that nothing below moves when the answer arrives. */}
        {isFinal ? (
          <Button key="print" variant="quiet" className="min-w-44" onClick={() => window.print()}>
            Print
          </Button>
        ) : (
          <Button
            key="again"
            variant="quiet"
            className="min-w-44 noscript:hidden"
            onClick={checkAgain}
          >
            Check Again
          </Button>
        )}
      </div>
      <p className="mt-6 text-sm text-bark-soft">
        {company.name}, {company.phone.display}
      </p>
    </ResultCard>
  )
}

function ReceiptLines({ receipt }: { readonly receipt: Receipt | null }) {
  const lines = [
    ['Name', receipt?.name],
    ['Email', receipt?.email],
    ['Date of booking', receipt?.bookedAt],
  ] as const
  return (
    <dl className="mt-7 noscript:hidden divide-y divide-hairline border-y border-hairline text-left">
      {lines.map(([label, value]) => (
        <div
          key={label}
          className="grid min-h-14 content-center gap-x-6 py-2 sm:grid-cols-[9rem_1fr]"
        >
          <dt className="font-semibold text-evergreen">{label}</dt>
          <dd className="min-w-0 wrap-anywhere">{value ?? '…'}</dd>
        </div>
      ))}
    </dl>
  )
}
