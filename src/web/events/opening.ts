import { hasEnded, type EventWithSeats } from '#domain/events/event.ts'
import { refusalMessage } from '#domain/bookings/refusals.ts'
import { seatsLeft } from '#domain/events/seats.ts'
import type { Instant } from '#domain/time.ts'

/** The dialog of the event page that a visitor opens. */
export type Opening = 'yes' | 'maybe' | 'no' | 'update' | 'calendar'

/** Whether visitors can answer; otherwise the sentence shown instead of the buttons. */
export type Answering =
  | { readonly is: 'open' }
  /** Those who have answered can still change their answer. */
  | { readonly is: 'full'; readonly message: string }
  | { readonly is: 'over'; readonly message: string }

export function answeringAt({ event, seatsTaken }: EventWithSeats, now: Instant): Answering {
  if (event.cancelled) return { is: 'over', message: refusalMessage({ code: 'event-cancelled' }) }
  if (hasEnded(event, now)) return { is: 'over', message: 'This event is over.' }
  if (now >= event.start) return { is: 'over', message: refusalMessage({ code: 'closed' }) }
  return seatsLeft(event.capacity, seatsTaken) === 0
    ? { is: 'full', message: refusalMessage({ code: 'fully-booked', seatsLeft: 0 }) }
    : { is: 'open' }
}
