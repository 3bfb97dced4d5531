import type { EventWithSeats } from '#domain/events/event.ts'
import { isPaid, seatPriceCents } from '#domain/events/price.ts'
import { descriptionOf, nameOf, truncated, venueOf } from '#domain/events/wording.ts'
import { isoWithOffset, type Instant } from '#domain/time.ts'
import { JsonLd } from '#web/json-ld.tsx'
import { paths } from '#domain/site/paths.ts'
import { absoluteUrl, type Site, useSite } from '#web/site.ts'
import { BreadcrumbFacts } from '#web/ui/breadcrumbs.tsx'
import { answeringAt } from './opening.ts'

export function EventFacts({
  shown,
  now,
}: {
  readonly shown: EventWithSeats
  readonly now: Instant
}) {
  const site = useSite()
  const { event } = shown
  const trail = [
    { name: 'Events', path: paths.events },
    { name: nameOf(event), path: paths.event(event.publicId) },
  ]
  return (
    <>
      <BreadcrumbFacts trail={trail} />
      <JsonLd facts={eventFacts(site, shown, now)} />
    </>
  )
}

export function EventListFacts({
  events,
  now,
}: {
  readonly events: readonly EventWithSeats[]
  readonly now: Instant
}) {
  const site = useSite()
  return <JsonLd facts={{ '@graph': events.map((shown) => eventFacts(site, shown, now)) }} />
}

/** Search engines show a few lines. */
const describedLength = 500

/** An event as schema.org data. */
export function eventFacts(
  site: Pick<Site, 'company' | 'origin'>,
  shown: EventWithSeats,
  now: Instant,
) {
  const { event } = shown
  const { company } = site
  const url = absoluteUrl(site, paths.event(event.publicId))
  const answering = answeringAt(shown, now).is
  const venue = venueOf(event, company.defaultVenue)
  const host = event.hostedBy ?? company.name
  return {
    '@type': 'Event',
    '@id': url,
    url,
    name: nameOf(event),
    description: truncated(descriptionOf(event), describedLength).text,
    startDate: isoWithOffset(event.start, event.timeZone),
    ...(event.end === null ? {} : { endDate: isoWithOffset(event.end, event.timeZone) }),
    eventStatus: `https://schema.org/${event.cancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: { '@type': 'Place', name: venue, address: venue },
    ...(event.images.length === 0
      ? {}
      : { image: event.images.map((image) => absoluteUrl(site, image)) }),
    ...(event.guests.length === 0
      ? {}
      : { performer: event.guests.map((name) => ({ '@type': 'Person', name })) }),
    organizer: {
      '@type': 'Organization',
      name: host,
      ...(host === company.name ? { url: absoluteUrl(site, paths.home) } : {}),
    },
    isAccessibleForFree: !isPaid(event),
    // Nothing is on offer once the event has started or is canceled.
    ...(answering === 'over'
      ? {}
      : {
          offers: {
            '@type': 'Offer',
            url,
            price: seatPriceCents(event) / 100,
            priceCurrency: 'USD',
            availability: `https://schema.org/${answering === 'full' ? 'SoldOut' : 'InStock'}`,
          },
        }),
  }
}
