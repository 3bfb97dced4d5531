import { useSearchParams } from 'react-router'
import { resultParameters } from '#contract/booking-paths.ts'
import { holdLifetime } from '#domain/bookings/booking.ts'
import { minute } from '#domain/time.ts'
import { paths } from '#domain/site/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { PhoneLink } from '#web/contact/phone-link.tsx'
import { ResultCard } from './result-card.tsx'

/** The visitor left the checkout without paying, or the card was declined. */
export function PaymentFailure() {
  const [search] = useSearchParams()
  const eventId = search.get(resultParameters.eventId)
  return (
    <ResultCard
      verdict={{
        tone: 'bad',
        title: 'Payment Failed',
        text: `Your payment could not be processed, and nothing was charged. The seats that you asked for are held for up to ${holdLifetime / minute} minutes: to pay for them, choose Update Your Answer Here on the event’s page.`,
      }}
    >
      <div className="mt-8 flex flex-wrap justify-center gap-3 max-sm:flex-col max-sm:items-stretch print:hidden">
        <ButtonLink to={paths.events}>Try Again</ButtonLink>
        {eventId === null ? null : (
          <ButtonLink to={paths.event(eventId)} variant="outline">
            Back to the Event
          </ButtonLink>
        )}
      </div>
      <p className="mt-6 text-sm">
        Trouble with your card? Call us at <PhoneLink />.
      </p>
    </ResultCard>
  )
}
