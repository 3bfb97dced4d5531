import { nextEventAfter, type DateRange } from '#domain/events/date-filter.ts'
import type { EventWithSeats, GardenEvent } from '#domain/events/event.ts'
import { nameOf } from '#domain/events/wording.ts'
import type { Instant } from '#domain/time.ts'
import { paths } from '#web/paths.ts'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { EventLine } from './event-line.tsx'
import { EventRow } from './event-row.tsx'
import { upcomingFirst } from './labels.ts'
import { fromList } from './from-list.ts'

const emptyMessage = 'No events available for the selected date range.'

/** The events of the range, or a message where there are none. */
export function EventList({
  events,
  within,
  range,
  now,
}: {
  readonly events: readonly EventWithSeats[]
  readonly within: readonly EventWithSeats[]
  readonly range: DateRange
  readonly now: Instant
}) {
  const shown = upcomingFirst(within, now)
  if (shown.length === 0) return <Empty next={nextAfter(events, range)} />
  const isToCome = ({ event }: EventWithSeats) => event.start > now && !event.cancelled
  const next = shown.some(isToCome) ? null : nextAfter(events.filter(isToCome), range)
  return (
    <>
      <ul className="grid grid-cols-1 gap-8">
        {shown.map((listed, at) => (
          <li key={listed.event.id}>
            <EventRow listed={listed} now={now} isFirst={at === 0} />
          </li>
        ))}
      </ul>
      {next === null ? null : <NextEvent event={next} className="mt-8" />}
    </>
  )
}

function Empty({ next }: { readonly next: GardenEvent | null }) {
  return (
    <div className="relative isolate grid justify-items-center gap-4 overflow-hidden rounded-card border border-hairline bg-leaf-pale/60 px-6 py-14 text-center">
      <ContourLines on="light" />
      <Icon name="leaf" className="size-9 text-moss" />
      <p className="text-lead font-medium text-evergreen">{emptyMessage}</p>
      {next === null ? (
        <p>Try other dates, or check back soon.</p>
      ) : (
        <NextEvent event={next} className="max-w-full" />
      )}
    </div>
  )
}

function NextEvent({
  event,
  className,
}: {
  readonly event: GardenEvent
  readonly className: string
}) {
  return (
    <div className={`rounded-card border border-hairline bg-white p-5 ${className}`}>
      <p className="mb-4 text-left text-sm font-semibold">Next event:</p>
      <EventLine
        event={event}
        name={
          <Link to={paths.event(event.publicId)} state={fromList} className="link">
            {nameOf(event)}
          </Link>
        }
      />
    </div>
  )
}

/** The next event that takes place. */
function nextAfter(events: readonly EventWithSeats[], range: DateRange) {
  const planned = events.map(({ event }) => event).filter(({ cancelled }) => !cancelled)
  return nextEventAfter(planned, range)
}
