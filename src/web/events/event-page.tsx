import { useState } from 'react'
import { refusalMessage } from '#domain/bookings/refusals.ts'
import type { EventWithSeats } from '#domain/events/event.ts'
import type { Instant } from '#domain/time.ts'
import { EventSpinner } from './loading.tsx'
import { EventView } from './event-view.tsx'
import { EventFailure, EventMissing } from './load-failure.tsx'
import { useRefresh } from './use-refresh.ts'

/** The event that the address names, or why there is none. */
export type FoundEvent =
  | { readonly is: 'event'; readonly shown: EventWithSeats }
  /** The address names none. */
  | { readonly is: 'nameless' }
  | { readonly is: 'unknown' }
  /** The database could not be read. */
  | { readonly is: 'unanswered' }

/** The event of the address, kept up to date, or its error. */
export function EventPage({
  tenant,
  now,
  found,
}: {
  readonly tenant: string
  /** The time at which the page was rendered. */
  readonly now: Instant
  readonly found: FoundEvent
}) {
  const { isRefreshing, refresh } = useRefresh()
  const [last, setLast] = useState(found)
  // After a failed refresh the last event stays.
  if (found !== last && (found.is !== 'unanswered' || last.is !== 'event')) setLast(found)
  const [seats, setSeats] = useState<ReportedSeats | null>(null)

  switch (last.is) {
    case 'event':
      return (
        <EventView
          shown={seats?.of === last.shown ? withSeats(last.shown, seats) : last.shown}
          {...{ tenant, now }}
          onSeats={(capacity, seatsTaken) => setSeats({ of: last.shown, capacity, seatsTaken })}
          onStale={() => void refresh()}
        />
      )
    case 'nameless':
      return <EventMissing message="No event ID provided." />
    case 'unknown':
      return <EventFailure reason={refusalMessage({ code: 'unknown-event' })} />
    case 'unanswered':
      return isRefreshing ? <EventSpinner /> : <EventFailure />
  }
}

/** The seats that the server reported since the page was loaded. */
interface ReportedSeats {
  readonly of: EventWithSeats
  readonly capacity: number | null
  readonly seatsTaken: number
}

const withSeats = (
  { event }: EventWithSeats,
  { capacity, seatsTaken }: ReportedSeats,
): EventWithSeats => ({
  event: { ...event, capacity },
  seatsTaken,
})
