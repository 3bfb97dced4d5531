import type { EventWithSeats } from '#domain/events/event.ts'
import { isPaid, seatPriceCents } from '#domain/events/price.ts'
import { seatsLeft } from '#domain/events/seats.ts'
import { descriptionOf, nameOf, truncated, venueOf } from '#domain/events/wording.ts'
import { isoWithOffset } from '#domain/time.ts'
import { JsonLd } from '#web/json-ld.tsx'
import { paths } from '#web/paths.ts'
import { absoluteUrl, type Site, useSite } from '#web/site.ts'
import { BreadcrumbFacts } from '#web/ui/breadcrumbs.tsx'

/** Search engines show a few lines. */
const describedLength = 500

/** An event as schema.org data. */
function eventFacts(site: Site, { event, seatsTaken }: EventWithSeats) {
  const { company } = site
  const url = absoluteUrl(site, paths.event(event.publicId))
  const left = seatsLeft(event.capacity, seatsTaken)
  const venue = venueOf(event, company.defaultVenue)
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
      name: event.hostedBy ?? company.name,
      url: absoluteUrl(site, paths.home),
    },
    isAccessibleForFree: !isPaid(event),
    offers: {
      '@type': 'Offer',
      url,
      price: seatPriceCents(event) / 100,
      priceCurrency: 'USD',
      availability: `https://schema.org/${left === 0 ? 'SoldOut' : 'InStock'}`,
    },
  }
}

export function EventFacts({ event }: { readonly event: EventWithSeats }) {
  const site = useSite()
  const { publicId } = event.event
  const trail = [
    { name: 'Events', path: paths.events },
    { name: nameOf(event.event), path: paths.event(publicId) },
  ]
  return (
    <>
      <BreadcrumbFacts trail={trail} />
      <JsonLd facts={eventFacts(site, event)} />
    </>
  )
}

export function EventListFacts({ events }: { readonly events: readonly EventWithSeats[] }) {
  const site = useSite()
  return <JsonLd facts={{ '@graph': events.map((event) => eventFacts(site, event)) }} />
}
