import type { Instant } from '#domain/time.ts'
import type { PaymentReceived } from './booking-store.ts'

/** A checkout session of the built-in test checkout. */
export interface TestCheckoutSession {
  readonly sessionId: string
  readonly description: string
  /** US cents in total. */
  readonly amountCents: number
  /** Seats of an event; null for what has none. */
  readonly seats: number | null
  readonly email: string
  readonly state: 'open' | 'paid' | 'ended'
  readonly successUrl: string
  readonly failureUrl: string
}

/** The visitor's side of the test checkout; `Payments` is the other side. */
export interface TestCheckout {
  find(sessionId: string, now: Instant): Promise<TestCheckoutSession | null>
  /**
   * Pays a session. Answers the payment, also of an earlier call; null where the session has ended
   * or does not exist.
   */
  pay(sessionId: string, now: Instant): Promise<PaymentReceived | null>
}
