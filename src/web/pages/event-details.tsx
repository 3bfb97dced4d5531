import { data } from 'react-router'
import { descriptionOf, nameOf, truncated } from '#domain/events/wording.ts'
import { eventPicturesFor, EventPicturesProvider, ownPicture } from '#web/events/event-picture.ts'
import { EventPage, type FoundEvent } from '#web/events/event-page.tsx'
import { dateOfEvent } from '#web/events/labels.ts'
import { frameMeta, pageMeta, type PageMeta, siteIn } from '#web/head.ts'
import { paths } from '#domain/site/paths.ts'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/event-details.ts'

/** Longest description that search engines show. */
const descriptionLength = 150

export const meta: PageMeta<typeof loader> = ({ loaderData: page, matches }) => {
  if (page === undefined) return frameMeta(matches)
  const { found, pictures, seo } = page
  if (found.is !== 'event') {
    return [
      ...pageMeta(siteIn(matches), { ...seo, path: null }),
      { name: 'robots', content: 'noindex' },
    ]
  }
  const { event } = found.shown
  // The preview of a forwarded link shows the start of the description.
  const when = `${event.cancelled ? 'Canceled: ' : ''}${dateOfEvent(event)}`
  const about = `${when}. ${descriptionOf(event)}`.replaceAll(/\s+/g, ' ')
  return pageMeta(siteIn(matches), {
    title: nameOf(event),
    description: truncated(about, descriptionLength).text,
    path: paths.event(event.publicId),
    picture: ownPicture(pictures, event.images[0] ?? '') ?? pictures.placeholder,
  })
}

const statuses = { event: 200, nameless: 400, unknown: 404, unanswered: 503 } as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const { content, tenant, now, findEvent, report } = context.get(siteContext)
  const eventId = new URL(request.url).searchParams.get('eventid') ?? ''
  const found = await look()
  const { images, raffle } = found.is === 'event' ? found.shown.event : { images: [], raffle: null }
  return data(
    {
      tenant,
      now,
      eventId,
      found,
      seo: content.plainPages['event-details'],
      pictures: eventPicturesFor(content, [...images, ...(raffle?.gifts ?? [])]),
    },
    { status: statuses[found.is] },
  )

  async function look(): Promise<FoundEvent> {
    if (eventId === '') return { is: 'nameless' }
    try {
      const shown = await findEvent(eventId)
      return shown === null ? { is: 'unknown' } : { is: 'event', shown }
    } catch (error) {
      report(error)
      return { is: 'unanswered' }
    }
  }
}

export { exceptDialog as shouldRevalidate } from '#web/revalidation.ts'

export default function EventDetailsPage({ loaderData }: Route.ComponentProps) {
  const { tenant, now, eventId, found, pictures } = loaderData
  return (
    <EventPicturesProvider value={pictures}>
      <EventPage key={eventId} {...{ tenant, now, found }} />
    </EventPicturesProvider>
  )
}

export { EventFailure as ErrorBoundary } from '#web/events/load-failure.tsx'
