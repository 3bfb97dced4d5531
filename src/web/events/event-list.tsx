import { counted } from '#domain/counts.ts'
import { eventsAfter, isInverted, startDate, type DateRange } from '#domain/events/date-filter.ts'
import type { EventWithSeats, GardenEvent } from '#domain/events/event.ts'
import { nameOf } from '#domain/events/wording.ts'
import type { Instant } from '#domain/time.ts'
import { paths } from '#domain/site/paths.ts'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { EventLine } from './event-line.tsx'
import { EventRow } from './event-row.tsx'
import { invertedMessage } from './date-range.ts'
import { dateOfEvent, upcomingFirst } from './labels.ts'
import { fromList } from './from-list.ts'

const emptyMessage = 'No events available for the selected date range.'

/** The events of the range, or a message where there are none. */
export function EventList({
  events,
  within,
  range,
  now,
  rangeHref,
}: {
  readonly events: readonly EventWithSeats[]
  readonly within: readonly EventWithSeats[]
  readonly range: DateRange
  readonly now: Instant
  /** The address of the list with another range. */
  readonly rangeHref: (range: DateRange) => string
}) {
  const shown = upcomingFirst(within, now)
  const planned = events.map(({ event }) => event).filter(({ cancelled }) => !cancelled)
  const later = eventsAfter(planned, range)
  const toCome = later.filter(({ start }) => start > now)
  if (shown.length === 0) {
    const next = toCome[0] ?? later[0] ?? null
    return (
      <>
        <Empty next={next} range={range} />
        <LaterEvents events={toCome} named={next} rangeHref={rangeHref} />
      </>
    )
  }
  const hasEventToCome = shown.some(({ event }) => event.start > now && !event.cancelled)
  const next = hasEventToCome ? null : (toCome[0] ?? null)
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
      <LaterEvents events={toCome} named={next} rangeHref={rangeHref} />
    </>
  )
}

function Empty({ next, range }: { readonly next: GardenEvent | null; readonly range: DateRange }) {
  const hint = isInverted(range)
    ? invertedMessage
    : next === null
      ? 'Try other dates, or check back soon.'
      : null
  return (
    <div className="relative isolate grid justify-items-center gap-4 overflow-hidden rounded-card border border-hairline bg-leaf-pale/60 px-6 py-14 text-center">
      <ContourLines on="light" />
      <Icon name="leaf" className="size-9 text-moss" />
      <p className="text-lead font-medium text-evergreen">{emptyMessage}</p>
      {hint === null ? null : <p>{hint}</p>}
      {next === null ? null : <NextEvent event={next} className="max-w-full" />}
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

/** A line about the events to come after the range. */
function LaterEvents({
  events,
  named,
  rangeHref,
}: {
  readonly events: readonly GardenEvent[]
  /** The event that is shown as the next one already. */
  readonly named: GardenEvent | null
  readonly rangeHref: (range: DateRange) => string
}) {
  const [next] = events
  if (next === undefined || (events.length === 1 && next === named)) return null
  return (
    <p className="mt-6 flex flex-wrap items-center gap-x-4 text-bark-soft">
      {next === named ? null : (
        <span className="min-w-0 wrap-anywhere">
          Next:{' '}
          <Link to={paths.event(next.publicId)} state={fromList} className="link">
            {nameOf(next)}
          </Link>
          , {dateOfEvent(next)}
        </span>
      )}
      {events.length === 1 ? null : (
        <Link
          to={rangeHref({ from: startDate(next), to: null })}
          className="link inline-flex min-h-11 items-center"
        >
          See all {counted(events.length, 'later event')}
        </Link>
      )}
    </p>
  )
}
