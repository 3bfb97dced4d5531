import { data } from 'react-router'
import type { EventWithSeats } from '#domain/events/event.ts'
import { dateOf } from '#domain/time.ts'
import { eventPicturesFor, EventPicturesProvider } from '#web/events/event-picture.ts'
import { EventsView } from '#web/events/events-view.tsx'
import { useRefresh } from '#web/events/use-refresh.ts'
import type { PageMeta } from '#web/head.ts'
import { paths } from '#domain/site/paths.ts'
import { siteContext } from '#web/site-context.ts'
import { Banner, bannerPageMeta } from '#web/ui/banner.tsx'
import { Container } from '#web/ui/container.tsx'
import type { Route } from './+types/events.ts'

export { exceptFilters as shouldRevalidate } from '#web/revalidation.ts'

export const meta: PageMeta<typeof loader> = ({ loaderData, matches }) =>
  bannerPageMeta(matches, loaderData?.page, paths.events)

export async function loader({ context }: Route.LoaderArgs) {
  const { content, now, listEvents, report } = context.get(siteContext)
  const events = await listEvents().then(
    (all) => all.map(listed),
    (error: unknown) => {
      report(error)
      return null
    },
  )
  const images = events?.flatMap(({ event }) => event.images) ?? []
  return data(
    {
      page: content.pages.events,
      now,
      today: dateOf(now, content.company.timeZone),
      events,
      pictures: eventPicturesFor(content, images),
    },
    { status: events === null ? 503 : 200 },
  )
}

/** The event without the data that only its own page shows. */
const listed = ({ event, seatsTaken }: EventWithSeats): EventWithSeats => ({
  event: {
    ...event,
    videos: [],
    hostedBy: null,
    guests: [],
    perks: [],
    raffle: null,
    formFields: [],
  },
  seatsTaken,
})

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const { page, now, today, events, pictures } = loaderData
  const { isRefreshing, refresh } = useRefresh()
  return (
    <EventPicturesProvider value={pictures}>
      <Banner {...page} trail={{ name: 'Events', path: paths.events }} />
      <Container className="py-band">
        <EventsView {...{ events, now, today, isRefreshing }} onTryAgain={() => void refresh()} />
      </Container>
    </EventPicturesProvider>
  )
}

export { EventsPageFailure as ErrorBoundary } from '#web/events/load-failure.tsx'
