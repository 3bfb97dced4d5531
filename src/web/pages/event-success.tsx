import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { company } from '#content/company.ts'
import { plainPages } from '#content/pages.ts'
import { resultParameters } from '#contract/booking-paths.ts'
import { PaymentSuccess } from '#web/bookings/payment-success.tsx'
import { resultHeaders } from '#web/bookings/result-headers.ts'
import { pageMeta } from '#web/head.ts'
import { pageServices } from '#web/page-services.ts'
import { paths } from '#web/paths.ts'
import { BreadcrumbFacts } from '#web/ui/breadcrumbs.tsx'

/** The address names a booking, so no linked site is told it. */
export const meta: MetaFunction = () => [
  ...pageMeta({ ...plainPages['event-success'], path: paths.eventSuccess }),
  { name: 'referrer', content: 'no-referrer' },
]

export const headers = resultHeaders

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { tenant, findEvent, report } = context.get(pageServices)
  const eventId = new URL(request.url).searchParams.get(resultParameters.eventId)
  // The page is of use without it.
  const event = eventId
    ? await findEvent(eventId).catch((error: unknown) => {
        report(error)
        return null
      })
    : null
  return { tenant, timeZone: event?.timezone ?? company.timeZone, body: event }
}

export default function EventSuccessPage() {
  return (
    <>
      <BreadcrumbFacts
        trail={[
          { name: 'Events', path: paths.events },
          { name: 'Your Payment', path: paths.eventSuccess },
        ]}
      />
      <PaymentSuccess {...useLoaderData<typeof loader>()} />
    </>
  )
}
