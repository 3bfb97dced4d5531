import { minute, type Instant } from '#domain/time.ts'

/** An order for an online payment that is not paid yet. */
export interface UnpaidOrder {
  readonly cents: number
  readonly createdAt: Instant
  /** Id of its checkout session; null until it is known to be open. */
  readonly sessionId: string | null
  /** Where it can be paid; null for an order of an earlier version. */
  readonly sessionUrl: string | null
  /** When another order replaced it; null if none did. */
  readonly replacedAt: Instant | null
}

/** Milliseconds for which an unpaid order is offered again while its checkout session is open. */
const offeredFor = 20 * minute

/** Whether another "Pay" opens the same order, rather than one for the present open amount. */
export const isStillOffered = (
  { cents, createdAt, sessionId, sessionUrl, replacedAt }: UnpaidOrder,
  openCents: number,
  now: Instant,
): boolean =>
  replacedAt === null &&
  cents === openCents &&
  createdAt > now - offeredFor &&
  (sessionId === null || sessionUrl !== null)
