import { day, hour, minute, second, type Instant } from '#domain/time.ts'

/** How long a session lasts, in milliseconds. */
export const sessionLimits = {
  /** Since its last request. */
  idle: 12 * hour,
  /** Since sign-in, whatever happens. */
  total: 14 * day,
  /** Since its person last proved who they are, for steps that ask for it. */
  proof: 10 * minute,
  /** For which the token before a proof stays good, for requests that were under way. */
  previousToken: 30 * second,
} as const

/** The moments of a session that its life depends on. */
export interface SessionTimes {
  readonly createdAt: Instant
  readonly lastSeenAt: Instant
  /** When its person last proved who they are. */
  readonly proofAt: Instant
}

/** Whether the session is still one. */
export function sessionIsLive({ createdAt, lastSeenAt }: SessionTimes, now: Instant): boolean {
  return now < lastSeenAt + sessionLimits.idle && now < createdAt + sessionLimits.total
}

/** Whether a step that matters asks "Confirm it's you" first. */
export function needsProof({ proofAt }: Pick<SessionTimes, 'proofAt'>, now: Instant): boolean {
  return now >= proofAt + sessionLimits.proof
}

/** From so many emails on, a step is bulk email, and asks "Confirm it's you". */
export const bulkEmails = 5

/** What somebody signs in with. */
export type WayIn = 'passkey' | 'code' | 'recovery-code' | 'invitation'
