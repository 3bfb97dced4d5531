import { nameOf, venueOf } from '#domain/events/wording.ts'
import { paths } from '#domain/site/paths.ts'
import { dateOfEvent } from '#web/events/labels.ts'
import { siteEntries } from '#web/search/entries.ts'
import { siteContext } from '#web/site-context.ts'
import type { Route } from './+types/search-index.ts'
import { comingEvents } from './coming-events.ts'

/** `/search-index.json`: the entries of the site's search. */
export async function loader({ context }: Route.LoaderArgs) {
  const site = context.get(siteContext)
  const events = await comingEvents(site)
  return Response.json([
    ...siteEntries(site.content),
    ...events.map(({ event }) => ({
      title: nameOf(event),
      kind: `Event, ${dateOfEvent(event)}`,
      path: paths.event(event.publicId),
      words: `event ${venueOf(event, site.content.company.defaultVenue)}`,
    })),
  ])
}
