import { minute, type Instant } from '#domain/time.ts'

/** What a customer was asked to pay online, and has not paid. */
export interface UnpaidOrder {
  readonly cents: number
  readonly createdAt: Instant
  /** Of its checkout session; null while nobody knows that it is open. */
  readonly sessionId: string | null
  /** Where that is paid; null for one of a version before. */
  readonly sessionUrl: string | null
  /** When another took its place. */
  readonly replacedAt: Instant | null
}

/** For how long an unpaid order is offered again, in milliseconds: its checkout session is open. */
const offeredFor = 20 * minute

/** Whether whoever presses "Pay" again gets the same order, rather than one over what is open now. */
export const isStillOffered = (
  { cents, createdAt, sessionId, sessionUrl, replacedAt }: UnpaidOrder,
  openCents: number,
  now: Instant,
): boolean =>
  replacedAt === null &&
  cents === openCents &&
  createdAt > now - offeredFor &&
  (sessionId === null || sessionUrl !== null)
