import type { EventWithSeats } from '#domain/events/event.ts'
import { nameOf } from '#domain/events/wording.ts'
import type { Instant } from '#domain/time.ts'
import { JsonLd } from '#web/json-ld.tsx'
import { paths } from '#web/paths.ts'
import { useSite } from '#web/site.ts'
import { BreadcrumbFacts } from '#web/ui/breadcrumbs.tsx'
import { eventFacts } from './event-data.ts'

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
