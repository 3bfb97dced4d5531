import type { EventWithSeats } from '#domain/events/event.ts'
import type { Result } from '#domain/result.ts'

/** A booking call to the platform, with the body as on the wire. */
export type PlatformBookingCall =
  | { readonly is: 'register' | 'decline' | 'request-code'; readonly body: unknown }
  | {
      readonly is: 'change' | 'verify-code'
      /** On `verify-code` the id that `request-code` gave. */
      readonly bookingId: string
      readonly body: unknown
    }
  | { readonly is: 'result'; readonly bookingId: string }

/** Why the platform gave no usable answer. */
export type PlatformFailure =
  /** It refused; `message` and `platformCode` are null where it sent none that can be shown. */
  | {
      readonly code: 'refused'
      /** One of the HTTP statuses of our own contract. */
      readonly status: number
      readonly message: string | null
      /** Its stable code for the reason. */
      readonly platformCode: string | null
      readonly fields: Readonly<Record<string, string>> | null
      /** Milliseconds to wait before the next try. */
      readonly waitMs: number | null
    }
  /** It did not answer. `mayHaveArrived`: a write may have been done all the same. */
  | { readonly code: 'away'; readonly mayHaveArrived: boolean }
  /** Its answer cannot be read. */
  | { readonly code: 'unreadable' }

/** An existing platform that has the events and bookings. */
export interface EventPlatform {
  /** The list. Events that cannot be read are left out. */
  list(): Promise<Result<readonly EventWithSeats[], PlatformFailure>>
  /** One event, by either of its ids. */
  find(eventId: string): Promise<Result<EventWithSeats, PlatformFailure>>
  /** A call about bookings; the answer is the wire's, not yet checked. */
  send(eventId: string, call: PlatformBookingCall): Promise<Result<unknown, PlatformFailure>>
}
