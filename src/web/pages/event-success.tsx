import { useEffect } from 'react'
import { resultParameters } from '#contract/booking-paths.ts'
import { preservedAnswerName } from '#web/bookings/preserved-answers.ts'
import { PaymentSuccess } from '#web/bookings/payment-success.tsx'
import { resultHeaders } from '#web/bookings/result-headers.ts'
import { pageMeta, type PageMeta, siteIn } from '#web/head.ts'
import { paths } from '#domain/site/paths.ts'
import { setSessionItem } from '#web/session-storage.ts'
import { siteContext } from '#web/site-context.ts'
import { BreadcrumbFacts } from '#web/ui/breadcrumbs.tsx'
import type { Route } from './+types/event-success.ts'

/** The address names a booking, so no linked site may see it. */
export const meta: PageMeta<typeof loader> = ({ loaderData, matches }) => [
  ...(loaderData ? pageMeta(siteIn(matches), { ...loaderData.seo, path: paths.eventSuccess }) : []),
  { name: 'referrer', content: 'no-referrer' },
]

export const headers = resultHeaders

export async function loader({ request, context }: Route.LoaderArgs) {
  const { content, tenant, findEvent, report } = context.get(siteContext)
  const eventId = new URL(request.url).searchParams.get(resultParameters.eventId)
  // The page is of use without it.
  const event = eventId
    ? await findEvent(eventId).catch((error: unknown) => {
        report(error)
        return null
      })
    : null
  return {
    seo: content.plainPages['event-success'],
    tenant,
    timeZone: event?.event.timeZone ?? content.company.timeZone,
    event: event?.event ?? null,
  }
}

export default function EventSuccessPage({ loaderData }: Route.ComponentProps) {
  const { tenant, timeZone, event } = loaderData
  useEffect(() => {
    if (event === null) return
    setSessionItem(preservedAnswerName(event.publicId, 'registration'), null)
    setSessionItem(preservedAnswerName(event.publicId, 'change'), null)
  }, [event])
  return (
    <>
      <BreadcrumbFacts
        trail={[
          { name: 'Events', path: paths.events },
          { name: 'Your Payment', path: paths.eventSuccess },
        ]}
      />
      <PaymentSuccess tenant={tenant} timeZone={timeZone} event={event} />
    </>
  )
}
