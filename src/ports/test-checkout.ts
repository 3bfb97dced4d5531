import type { Instant } from '#domain/time.ts'
import type { PaymentReceived } from './booking-store.ts'

/** A page of the built-in test checkout. */
export interface TestCheckoutSession {
  readonly sessionId: string
  readonly description: string
  /** US cents, in all. */
  readonly amountCents: number
  readonly quantity: number
  readonly email: string
  readonly state: 'open' | 'paid' | 'ended'
  readonly successUrl: string
  readonly failureUrl: string
}

/** What the visitor of a test checkout can do; the payments port is the other side of it. */
export interface TestCheckout {
  find(sessionId: string, now: Instant): Promise<TestCheckoutSession | null>
  /**
   * Pays a session. Answers the payment, also where it was paid before; null where
   * the session has ended or does not exist.
   */
  pay(sessionId: string, now: Instant): Promise<PaymentReceived | null>
}
