import { useCallback } from 'react'
import type { EventWithSeats } from '#domain/events/event.ts'
import { refusalMessage } from '#domain/bookings/refusals.ts'
import type { Instant } from '#domain/time.ts'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Container } from '#web/ui/container.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { callEvent, readEvent } from './event-calls.ts'
import { EventView } from './event-view.tsx'
import type { Live } from './live.ts'
import { LoadFailure } from './load-failure.tsx'
import { useLive } from './use-live.ts'

/** What the page of an event brings along. */
export interface EventPageData {
  readonly tenant: string
  /** When it was made. */
  readonly now: Instant
  /** As it stands in the address; empty where it is missing. */
  readonly eventId: string
  readonly found:
    | { readonly is: 'event'; readonly body: unknown }
    | { readonly is: 'unknown' }
    /** The server could not look. */
    | { readonly is: 'unanswered' }
}

const unreachable = 'The server could not be reached'

/** 'Failed to load event details: {reason}. Please try again later.' */
export function failedMessage(reason: string | null): string {
  const words = (reason ?? unreachable).trim().replace(/\.+$/, '')
  return `Failed to load event details: ${words}. Please try again later.`
}

/** The event of the address, kept fresh, or what stands in for it. */
export function EventOfAddress(data: EventPageData) {
  return data.eventId === '' ? (
    <Failure message="No event ID provided." />
  ) : (
    <FreshEvent key={data.eventId} {...data} />
  )
}

function FreshEvent({ tenant, eventId, now, found }: EventPageData) {
  const { live, refresh, change } = useLive(
    firstLook(found, tenant),
    useCallback((signal) => callEvent(tenant, eventId, signal), [tenant, eventId]),
    { again: true },
  )
  const onSeats = useCallback(
    (capacity: number | null, seatsTaken: number) =>
      change(({ event }) => ({ event: { ...event, capacity }, seatsTaken })),
    [change],
  )
  const onStale = useCallback(() => void refresh(true), [refresh])
  switch (live.is) {
    case 'loading':
      return <EventSpinner />
    case 'failed':
      return <Failure message={failedMessage(live.reason)} onTryAgain={() => void refresh(false)} />
    case 'loaded':
      return <EventView shown={live.value} {...{ tenant, now, onSeats, onStale }} />
  }
}

function firstLook(found: EventPageData['found'], tenant: string): Live<EventWithSeats> {
  if (found.is === 'unknown') {
    return { is: 'failed', reason: refusalMessage({ code: 'unknown-event' }) }
  }
  const event = found.is === 'event' ? readEvent(found.body, tenant) : null
  return event === null ? { is: 'loading' } : { is: 'loaded', value: event, isRefreshing: false }
}

/** Fills the page while the event is on its way. */
export function EventSpinner() {
  return (
    <Container className="relative grid min-h-[calc(100svh-var(--spacing-strip)-var(--spacing-header))] grid-cols-1 items-start gap-x-10 gap-y-8 pt-[5.25rem] lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-x-14">
      <div aria-hidden="true" className="animate-pulse">
        <div className="aspect-3/2 rounded-card bg-paper-deep lg:max-h-[max(27rem,100svh-22rem)]" />
        <div className="mt-7 h-12 w-3/4 rounded-lg bg-paper-deep" />
      </div>
      <div
        aria-hidden="true"
        className="h-96 animate-pulse rounded-card bg-paper-deep max-lg:hidden"
      />
      <div className="absolute inset-0 grid place-items-center">
        <Spinner label="Loading event" className="size-14" />
      </div>
    </Container>
  )
}

export function Failure({
  message,
  onTryAgain,
}: {
  readonly message: string
  readonly onTryAgain?: () => void
}) {
  return (
    <Container className="py-section">
      <h1 className="mb-6 text-heading">Event Details</h1>
      <LoadFailure message={message} onTryAgain={onTryAgain}>
        <ButtonLink to={paths.events}>See All Events</ButtonLink>
      </LoadFailure>
    </Container>
  )
}
