import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { readEventList } from '#domain/events/outside-event.ts'
import type { CalendarDate, Instant } from '#domain/time.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { DateFilter } from './date-filter.tsx'
import { rangeOf, rangeWords, withRange } from './date-range.ts'
import { callEvents } from './event-calls.ts'
import { EventList } from './event-list.tsx'
import { EventListFacts } from './event-facts.tsx'
import { useLive } from './use-live.ts'
import { useToday } from './use-today.ts'

/** What the page of the list brings along. */
export interface EventsPageData {
  readonly tenant: string
  /** When it was made, and the day where the company is. */
  readonly now: Instant
  readonly today: CalendarDate
  /** What call 4 answers; null where the server could not ask. */
  readonly body: unknown
}

/** The filter and the list under it. */
export function EventsView({ tenant, now, today: companyDay, body }: EventsPageData) {
  const [search, setSearch] = useSearchParams()
  const today = useToday(companyDay)
  const { live, refresh } = useLive(
    body === null
      ? { is: 'loading' }
      : { is: 'loaded', value: readEventList(body, tenant).events, isRefreshing: false },
    useCallback((signal) => callEvents(tenant, signal), [tenant]),
    { again: false },
  )
  const range = rangeOf(search, today)
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
          {rangeWords(range)}
          {live.is === 'loaded' && live.isRefreshing ? (
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
      <EventList live={live} range={range} now={now} onTryAgain={() => void refresh(false)} />
      {live.is === 'loaded' ? <EventListFacts events={live.value} /> : null}
    </>
  )
}
