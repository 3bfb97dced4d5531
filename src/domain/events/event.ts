import type { Instant } from '#domain/time.ts'
import type { FormField } from './form-field.ts'

/** A public event of the company, as its organizer wrote it. */
export interface GardenEvent {
  /** Our own id; works in links as well as `publicId`. */
  readonly id: string
  /** The id that the organizer gave and that links carry. */
  readonly publicId: string
  /** The organization whose event it is; nobody else's site shows it. */
  readonly tenant: string
  readonly name: string | null
  /** Plain text with line feeds. */
  readonly description: string | null
  readonly start: Instant
  /** Null where none was given or it was not after the start. */
  readonly end: Instant | null
  /** IANA name, known to be good. */
  readonly timeZone: string
  /** `free`, `paid`, or the organizer's own word for it; only `free` is always free. */
  readonly kind: string
  /** US cents per attendee; null where none was given. */
  readonly priceCents: number | null
  /** Safe addresses of pictures; the first one stands in the list. */
  readonly images: readonly string[]
  /** Safe addresses of videos. */
  readonly videos: readonly string[]
  readonly venueAddress: string | null
  readonly hostedBy: string | null
  readonly guests: readonly string[]
  readonly perks: readonly string[]
  /** Seats in all; null is unlimited, 0 is full. */
  readonly capacity: number | null
  /** Most people on one registration; null is without a limit of the event's own. */
  readonly partyLimit: number | null
  readonly raffle: Raffle | null
  /** As the organizer wrote them; `registrationFields` says what a visitor is asked. */
  readonly formFields: readonly FormField[]
  readonly cancelled: boolean
}

/** Whether the event takes place at another time or elsewhere than before. */
export function hasMoved(before: GardenEvent, after: GardenEvent): boolean {
  return (
    before.start !== after.start ||
    before.end !== after.end ||
    before.venueAddress !== after.venueAddress
  )
}

/** What can be won at an event. */
export interface Raffle {
  /** Safe addresses of the rewards' pictures. */
  readonly gifts: readonly string[]
  readonly description: string | null
  /** Empty until the organizer enters them after the event. */
  readonly winners: readonly string[]
}

/** An event with the seats that confirmed and held bookings take. */
export interface EventWithSeats {
  readonly event: GardenEvent
  readonly seatsTaken: number
}
