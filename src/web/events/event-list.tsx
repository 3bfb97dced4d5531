import { eventsInRange, nextEventAfter } from '#domain/events/date-filter.ts'
import type { EventWithSeats } from '#domain/events/event.ts'
import { nameOf } from '#domain/events/wording.ts'
import type { DateRange, Instant } from '#domain/time.ts'
import { paths } from '#web/paths.ts'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { EventLine } from './event-line.tsx'
import { EventRow } from './event-row.tsx'
import { upcomingFirst } from './labels.ts'
import type { Live } from './live.ts'
import { fromList } from './from-list.ts'
import { LoadFailure } from './load-failure.tsx'

const failedMessage = 'Failed to load events. Please try again later.'
const emptyMessage = 'No events available for the selected date range.'

/** The events of the range, or what stands there instead. */
export function EventList({
  live,
  range,
  now,
  onTryAgain,
}: {
  readonly live: Live<readonly EventWithSeats[]>
  readonly range: DateRange
  readonly now: Instant
  readonly onTryAgain: () => void
}) {
  switch (live.is) {
    case 'loading':
      return (
        <div className="relative">
          <RowsToCome />
          <div className="absolute inset-x-0 top-0 grid h-64 place-items-center">
            <Spinner label="Loading events" className="size-12" />
          </div>
        </div>
      )
    case 'failed':
      return <LoadFailure message={failedMessage} onTryAgain={onTryAgain} />
    case 'loaded': {
      const shown = upcomingFirst(inRange(live.value, range), now)
      return shown.length === 0 ? (
        <Empty next={nextAfter(live.value, range)} />
      ) : (
        <ul className="grid grid-cols-1 gap-8">
          {shown.map((listed, at) => (
            <li key={listed.event.id}>
              <EventRow listed={listed} hasBegun={listed.event.start <= now} isFirst={at === 0} />
            </li>
          ))}
        </ul>
      )
    }
  }
}

function Empty({ next }: { readonly next: EventWithSeats['event'] | null }) {
  return (
    <div className="relative isolate grid justify-items-center gap-4 overflow-hidden rounded-card border border-hairline bg-leaf-pale/60 px-6 py-14 text-center">
      <ContourLines on="light" />
      <Icon name="leaf" className="size-9 text-moss" />
      <output className="block text-lead font-medium text-evergreen">{emptyMessage}</output>
      {next === null ? (
        <p>Try other dates, or look in again soon.</p>
      ) : (
        <div className="max-w-full rounded-card border border-hairline bg-white p-5">
          <p className="mb-4 text-left text-sm font-semibold">Next event:</p>
          <EventLine
            event={next}
            name={
              <Link to={paths.event(next.publicId)} state={fromList} className="link">
                {nameOf(next)}
              </Link>
            }
          />
        </div>
      )}
    </div>
  )
}

/** Where the rows will stand. */
function RowsToCome() {
  return (
    <div aria-hidden="true" className="grid animate-pulse gap-8">
      {[0, 1].map((row) => (
        <div key={row} className="h-64 rounded-card border border-hairline bg-white/60" />
      ))}
    </div>
  )
}

function inRange(events: readonly EventWithSeats[], range: DateRange): readonly EventWithSeats[] {
  const kept = new Set(
    eventsInRange(
      events.map(({ event }) => event),
      range,
    ),
  )
  return events
    .filter(({ event }) => kept.has(event))
    .toSorted((one, other) => one.event.start - other.event.start)
}

/** The next event that takes place. */
function nextAfter(events: readonly EventWithSeats[], range: DateRange) {
  const planned = events.map(({ event }) => event).filter(({ cancelled }) => !cancelled)
  return nextEventAfter(planned, range)
}
