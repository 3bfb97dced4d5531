import type { EventWithSeats } from '#domain/events/event.ts'
import type { Result } from '#domain/result.ts'

/** Something that a visitor does at an event of the platform, with the body as the wire has it. */
export type PlatformBookingCall =
  | { readonly is: 'register' | 'decline' | 'request-code'; readonly body: unknown }
  | {
      readonly is: 'change' | 'verify-code'
      /** On `verify-code` the id that `request-code` gave. */
      readonly bookingId: string
      readonly body: unknown
    }
  | { readonly is: 'result'; readonly bookingId: string }

/** Why the platform gave nothing that can be used. */
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
      /** Milliseconds after which to come back. */
      readonly waitMs: number | null
    }
  /** It was not there. A write may have been done all the same where `mayHaveArrived`. */
  | { readonly code: 'away'; readonly mayHaveArrived: boolean }
  /** What it answered cannot be read. */
  | { readonly code: 'unreadable' }

/** An existing platform that has the events and their bookings (calls 4 to 11). */
export interface EventPlatform {
  /** Call 4. Events that cannot be read are left out. */
  list(): Promise<Result<readonly EventWithSeats[], PlatformFailure>>
  /** Call 5, by either of the event's ids. */
  find(eventId: string): Promise<Result<EventWithSeats, PlatformFailure>>
  /** Calls 6 to 11; the answer is the wire's, not yet checked. */
  send(eventId: string, call: PlatformBookingCall): Promise<Result<unknown, PlatformFailure>>
}
