import { day, type Instant } from '#domain/time.ts'
import type { FormField } from './form-field.ts'

/** A public event of the company, as its organizer wrote it. */
export interface GardenEvent {
  /** Our own id; works in links as well as `publicId`. */
  readonly id: string
  /** The organizer's id, which links contain. */
  readonly publicId: string
  /** The organization that owns the event; no other site shows it. */
  readonly tenant: string
  readonly name: string | null
  /** Plain text with line feeds. */
  readonly description: string | null
  readonly start: Instant
  /** Null if none was given or it was not after the start. */
  readonly end: Instant | null
  /** A valid IANA name. */
  readonly timeZone: string
  /** `free`, `paid`, or the organizer's own word; only `free` is always free. */
  readonly kind: string
  /** US cents per attendee; null if none was given. */
  readonly priceCents: number | null
  /** Safe addresses of pictures; lists show the first one. */
  readonly images: readonly string[]
  /** Safe addresses of videos. */
  readonly videos: readonly string[]
  readonly venueAddress: string | null
  readonly hostedBy: string | null
  readonly guests: readonly string[]
  readonly perks: readonly string[]
  /** Total number of seats; null is unlimited, 0 is full. */
  readonly capacity: number | null
  /** Maximum number of people on one registration; null if the event has no limit of its own. */
  readonly partyLimit: number | null
  readonly raffle: Raffle | null
  /** As the organizer wrote them; `registrationFields` has the questions of the form. */
  readonly formFields: readonly FormField[]
  readonly cancelled: boolean
}

/** Whether the time or place of the event has changed. */
export const hasMoved = (before: GardenEvent, after: GardenEvent): boolean =>
  before.start !== after.start ||
  before.end !== after.end ||
  before.venueAddress !== after.venueAddress

/** The end of the event; without one, a day after its start. */
export const endOf = ({ start, end }: Pick<GardenEvent, 'start' | 'end'>): Instant =>
  end ?? start + day

export const hasEnded = (event: Pick<GardenEvent, 'start' | 'end'>, now: Instant): boolean =>
  now >= endOf(event)

export interface Raffle {
  /** Safe addresses of pictures of the rewards. */
  readonly gifts: readonly string[]
  readonly description: string | null
  /** Empty until the organizer enters them after the event. */
  readonly winners: readonly string[]
}

/** An event, with the seats that confirmed and held bookings take. */
export interface EventWithSeats {
  readonly event: GardenEvent
  readonly seatsTaken: number
}
