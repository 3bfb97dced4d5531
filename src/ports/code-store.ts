import type { Booking } from '#domain/bookings/booking.ts'
import type { CodeRefusal } from '#domain/bookings/refusals.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { EmailsFor } from './mail-outbox.ts'

/** A code to email, if the address has a booking of the event. */
export interface NewCode {
  /** Opaque; the visitor receives it whether or not there is a booking. */
  readonly challengeId: string
  readonly eventId: string
  readonly email: string
  /** Keyed hash of the code; only the email contains the code. */
  readonly codeHash: string
}

/** A code that a visitor entered, and the token to exchange it for. */
export interface EnteredCode {
  readonly eventId: string
  readonly challengeId: string
  readonly codeHash: string
  /** Keyed hash of the update token that the right code is exchanged for. */
  readonly tokenHash: string
}

/** Stores the codes that prove access to a mailbox, and the update tokens. */
export interface CodeStore {
  /**
   * Stores a code, ends earlier ones of that address and event, and queues the email, in one
   * transaction. Without a booking it does the same work but queues nothing, and no code will
   * match. Refused too soon after another code (`resendWait`), with or without a booking.
   */
  issue(
    code: NewCode,
    now: Instant,
    emailsFor: EmailsFor<Booking>,
  ): Promise<Result<true, Extract<CodeRefusal, { code: 'code-too-soon' }>>>
  /**
   * Applies `tryCode` in one transaction, so that parallel guesses cannot exceed the limit: counts
   * a wrong code, or spends the right one and stores the token. An unknown challenge is refused
   * like an expired one.
   */
  verify(entered: EnteredCode, now: Instant): Promise<Result<Booking, CodeRefusal>>
  /** Deletes codes and tokens that can no longer be used or counted. */
  purge(now: Instant): Promise<void>
}
