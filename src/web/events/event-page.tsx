import { useState } from 'react'
import { refusalMessage } from '#domain/bookings/refusals.ts'
import type { EventWithSeats } from '#domain/events/event.ts'
import type { Instant } from '#domain/time.ts'
import { EventSpinner } from './event-loading.tsx'
import { EventView } from './event-view.tsx'
import { EventFailure, EventMissing } from './load-failure.tsx'
import { useRefresh } from './use-refresh.ts'

/** What the server found under the address of an event. */
export type FoundEvent =
  | { readonly is: 'event'; readonly shown: EventWithSeats }
  /** The address names none. */
  | { readonly is: 'nameless' }
  | { readonly is: 'unknown' }
  /** The server could not look. */
  | { readonly is: 'unanswered' }

/** The event of the address, kept fresh, or what stands in for it. */
export function EventPage({
  tenant,
  now,
  found,
}: {
  readonly tenant: string
  /** When the page was made. */
  readonly now: Instant
  readonly found: FoundEvent
}) {
  const { isRefreshing, refresh } = useRefresh()
  const [last, setLast] = useState(found)
  // A refresh that the server cannot answer takes nothing away.
  if (found !== last && (found.is !== 'unanswered' || last.is !== 'event')) setLast(found)
  const [told, setTold] = useState<Told | null>(null)

  switch (last.is) {
    case 'event':
      return (
        <EventView
          shown={told?.of === last.shown ? withSeats(last.shown, told) : last.shown}
          {...{ tenant, now }}
          onSeats={(capacity, seatsTaken) => setTold({ of: last.shown, capacity, seatsTaken })}
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

/** What a call has told of the seats since the page was loaded. */
interface Told {
  readonly of: EventWithSeats
  readonly capacity: number | null
  readonly seatsTaken: number
}

const withSeats = ({ event }: EventWithSeats, { capacity, seatsTaken }: Told): EventWithSeats => ({
  event: { ...event, capacity },
  seatsTaken,
})
