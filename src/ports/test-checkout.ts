import type { Instant } from '#domain/time.ts'
import type { PaymentReceived } from './booking-store.ts'

export interface TestCheckoutSession {
  readonly sessionId: string
  readonly description: string
  /** US cents in total. */
  readonly amountCents: number
  /** Number of seats; null if it is not an event. */
  readonly seats: number | null
  readonly email: string
  /** `ended`: its time ran out. `closed` before that: its answer or quote was changed. */
  readonly state: 'open' | 'paid' | 'ended' | 'closed'
  readonly successUrl: string
  readonly failureUrl: string
}

/**
 * The visitor's side of the test checkout; `Payments` is the other side. A port because its sessions
 * are rows of the database.
 */
export interface TestCheckout {
  find(sessionId: string, now: Instant): Promise<TestCheckoutSession | null>
  /**
   * Pays a session. Returns the payment, also if it was paid before; null if the session has ended
   * or does not exist.
   */
  pay(sessionId: string, now: Instant): Promise<PaymentReceived | null>
}
