import type { EventWithSeats } from '#domain/events/event.ts'
import type { Result } from '#domain/result.ts'

/** A booking call to the platform, with its body as on the wire. */
export type PlatformBookingCall =
  | { readonly is: 'register' | 'decline' | 'request-code'; readonly body: unknown }
  | {
      readonly is: 'change' | 'verify-code'
      /** For `verify-code`, the id that `request-code` returned. */
      readonly bookingId: string
      readonly body: unknown
    }
  | { readonly is: 'result'; readonly bookingId: string }

/** Why the platform gave no usable answer. */
export type PlatformFailure =
  /** The platform refused. `message` and `platformCode` are null if none can be shown. */
  | {
      readonly code: 'refused'
      /** One of the HTTP statuses of our own contract. */
      readonly status: number
      readonly message: string | null
      /** The platform's stable code of the reason. */
      readonly platformCode: string | null
      readonly fields: Readonly<Record<string, string>> | null
      /** Milliseconds to wait before the next try. */
      readonly waitMs: number | null
    }
  /** The platform did not answer. `mayHaveArrived`: it may have done the write nevertheless. */
  | { readonly code: 'unavailable'; readonly mayHaveArrived: boolean }
  /** Its answer cannot be read. */
  | { readonly code: 'unreadable' }

/** An existing platform that holds the events and bookings, reached over HTTP. */
export interface EventPlatform {
  /** All events; unreadable ones are left out. */
  list(): Promise<Result<readonly EventWithSeats[], PlatformFailure>>
  /** One event, by either of its ids. */
  find(eventId: string): Promise<Result<EventWithSeats, PlatformFailure>>
  /** Sends a booking call; the answer is the wire's, unchecked. */
  send(eventId: string, call: PlatformBookingCall): Promise<Result<unknown, PlatformFailure>>
}
