import { useSearchParams } from 'react-router'
import type { EventWithSeats } from '#domain/events/event.ts'
import type { CalendarDate, Instant } from '#domain/time.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { DateFilter } from './date-filter.tsx'
import { countedRange, rangeOf, rangeLabel, withRange } from './date-range.ts'
import { EventList } from './event-list.tsx'
import { EventsLoading } from './loading.tsx'
import { EventListFacts } from './event-facts.tsx'
import { eventsWithin } from './labels.ts'
import { EventsFailure } from './load-failure.tsx'
import { useToday } from './use-clock.ts'

/** The filter and the list under it. */
export function EventsView({
  events,
  now,
  today: companyDay,
  isRefreshing,
  onTryAgain,
}: {
  /** Null where the database could not be read. */
  readonly events: readonly EventWithSeats[] | null
  /** The time at which the page was rendered, and the date at the company. */
  readonly now: Instant
  readonly today: CalendarDate
  readonly isRefreshing: boolean
  readonly onTryAgain: () => void
}) {
  const [search, setSearch] = useSearchParams()
  const today = useToday(companyDay)
  const range = rangeOf(search, today)
  const within = events === null ? null : eventsWithin(events, range)
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3">
        <DateFilter
          range={range}
          today={today}
          onChange={(next, isFirst) =>
            setSearch(withRange(search, next, today), {
              replace: !isFirst,
              preventScrollReset: true,
            })
          }
        />
        <p className="flex min-h-8 items-center gap-3 text-bark-soft">
          <output>
            {within === null ? rangeLabel(range) : countedRange(range, within.length)}
          </output>
          {events !== null && isRefreshing ? (
            <Spinner label="Loading events" className="size-5" />
          ) : null}
        </p>
        <noscript>
          <a
            href={`?${withRange(new URLSearchParams(), { from: today, to: null }, today)}`}
            className="link"
          >
            All events from today on
          </a>
        </noscript>
      </div>
      {events !== null && within !== null ? (
        <>
          <EventList
            {...{ events, within, range, now }}
            rangeHref={(next) => `?${withRange(search, next, today)}`}
          />
          <EventListFacts events={events} now={now} />
        </>
      ) : isRefreshing ? (
        <EventsLoading />
      ) : (
        <EventsFailure onTryAgain={onTryAgain} />
      )}
    </>
  )
}
