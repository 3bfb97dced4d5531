import { company } from '#content/company.ts'
import type { EventWithSeats } from '#domain/events/event.ts'
import { isPaid, seatPriceCents } from '#domain/events/price.ts'
import { seatsLeft } from '#domain/events/seats.ts'
import { descriptionOf, nameOf, truncated, venueOf } from '#domain/events/wording.ts'
import { isoWithOffset } from '#domain/time.ts'
import { JsonLd } from '#web/json-ld.tsx'
import { paths } from '#web/paths.ts'
import { absoluteUrl } from '#web/site-origin.ts'
import { BreadcrumbFacts } from '#web/ui/breadcrumbs.tsx'

/** Search engines show a few lines. */
const describedLength = 500

/** An event in the words of schema.org. */
export function eventFacts({ event, seatsTaken }: EventWithSeats) {
  const url = absoluteUrl(paths.event(event.publicId))
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
      : { image: event.images.map((image) => absoluteUrl(image)) }),
    ...(event.guests.length === 0
      ? {}
      : { performer: event.guests.map((name) => ({ '@type': 'Person', name })) }),
    organizer: {
      '@type': 'Organization',
      name: event.hostedBy ?? company.name,
      url: absoluteUrl(paths.home),
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
  const { publicId } = event.event
  const trail = [
    { name: 'Events', path: paths.events },
    { name: nameOf(event.event), path: paths.event(publicId) },
  ]
  return (
    <>
      <BreadcrumbFacts trail={trail} />
      <JsonLd facts={eventFacts(event)} />
    </>
  )
}

export function EventListFacts({ events }: { readonly events: readonly EventWithSeats[] }) {
  return <JsonLd facts={{ '@graph': events.map(eventFacts) }} />
}
