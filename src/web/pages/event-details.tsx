import {
  type ClientLoaderFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  type ShouldRevalidateFunction,
  useLoaderData,
} from 'react-router'
import { events as placeholder } from '#content/pictures/banners.ts'
import { plainPages } from '#content/pages.ts'
import { descriptionOf, nameOf, truncated } from '#domain/events/wording.ts'
import { readEvent } from '#web/events/event-calls.ts'
import {
  EventOfAddress,
  EventSpinner,
  failedMessage,
  Failure,
  type EventPageData,
} from '#web/events/event-loading.tsx'
import { ownPicture } from '#web/events/event-picture.ts'
import { type PageData, WhenLoaded } from '#web/events/later.tsx'
import { pageMeta } from '#web/head.ts'
import { pageServices } from '#web/page-services.ts'
import { paths } from '#web/paths.ts'

/** Longest description that search engines show. */
const descriptionLength = 150

export const meta: MetaFunction<() => PageData<EventPageData>> = ({ loaderData: page }) => {
  const shown =
    page && 'found' in page && page.found.is === 'event'
      ? readEvent(page.found.body, page.tenant)
      : null
  if (shown === null) {
    return [
      ...pageMeta({ ...plainPages['event-details'], path: null }),
      { name: 'robots', content: 'noindex' },
    ]
  }
  const { event } = shown
  return pageMeta({
    title: nameOf(event),
    description: truncated(descriptionOf(event).replaceAll(/\s+/g, ' '), descriptionLength).text,
    path: paths.event(event.publicId),
    picture: ownPicture(event.images[0] ?? '') ?? placeholder,
  })
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { tenant, findEvent, report } = context.get(pageServices)
  const eventId = new URL(request.url).searchParams.get('eventid') ?? ''
  const page = { tenant, eventId, now: Date.now() }
  const answer = (found: EventPageData['found'], status: number) =>
    data<EventPageData>({ ...page, found }, { status })
  if (eventId === '') return answer({ is: 'unknown' }, 400)
  try {
    const body = await findEvent(eventId)
    return body === null ? answer({ is: 'unknown' }, 404) : answer({ is: 'event', body }, 200)
  } catch (error) {
    report(error)
    return answer({ is: 'unanswered' }, 503)
  }
}

/** After a click on a link the page shows at once, and its data when it comes. */
export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs): PageData<EventPageData> {
  const later = serverLoader<EventPageData>()
  // Shown on the page; without this the console would say it twice.
  later.catch(() => undefined)
  return { later }
}

export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) =>
  currentUrl.searchParams.get('eventid') !== nextUrl.searchParams.get('eventid')

export default function EventDetailsPage() {
  const page = useLoaderData<PageData<EventPageData>>()
  return (
    <WhenLoaded
      data={page}
      waiting={<EventSpinner />}
      failed={<Failure message={failedMessage(null)} onTryAgain={() => window.location.reload()} />}
    >
      {(loaded) => <EventOfAddress {...loaded} />}
    </WhenLoaded>
  )
}
