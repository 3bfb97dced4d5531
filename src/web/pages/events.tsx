import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunction,
  useLoaderData,
} from 'react-router'
import { company } from '#content/company.ts'
import { pages } from '#content/pages.ts'
import { dateOf } from '#domain/time.ts'
import { EventList } from '#web/events/event-list.tsx'
import { EventsView, type EventsPageData } from '#web/events/events-view.tsx'
import { type PageData, WhenLoaded } from '#web/events/later.tsx'
import { pageMeta } from '#web/head.ts'
import { pageServices } from '#web/page-services.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Breadcrumbs } from '#web/ui/breadcrumbs.tsx'
import { Container } from '#web/ui/container.tsx'

const { title, subtitle, picture, seo } = pages.events

export const meta: MetaFunction = () =>
  pageMeta({ title: seo.title, description: seo.description, path: paths.events, picture })

export async function loader({ context }: LoaderFunctionArgs): Promise<EventsPageData> {
  const { tenant, listEvents, report } = context.get(pageServices)
  const now = Date.now()
  // The page asks again in the browser, and says there what is wrong.
  const body = await listEvents().catch((error: unknown) => {
    report(error)
    return null
  })
  return { tenant, now, today: dateOf(now, company.timeZone), body }
}

/** After a click on a link the page shows at once, and its data when it comes. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): PageData<EventsPageData> {
  const later = serverLoader<EventsPageData>()
  // Shown on the page; without this the console would say it twice.
  later.catch(() => undefined)
  return { later }
}

/** Other dates in the address show other events of those that are there. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.pathname !== nextUrl.pathname

const nowhere = { range: { from: null, to: null }, now: 0 }

export default function EventsPage() {
  const data = useLoaderData<PageData<EventsPageData>>()
  return (
    <>
      <Banner
        title={title}
        subtitle={subtitle}
        picture={picture}
        trail={<Breadcrumbs trail={[{ name: 'Events', path: paths.events }]} />}
      />
      <Container className="py-band">
        <WhenLoaded
          data={data}
          waiting={<EventList live={{ is: 'loading' }} {...nowhere} onTryAgain={reload} />}
          failed={
            <EventList live={{ is: 'failed', reason: null }} {...nowhere} onTryAgain={reload} />
          }
        >
          {(loaded) => <EventsView {...loaded} />}
        </WhenLoaded>
      </Container>
    </>
  )
}

const reload = () => window.location.reload()
