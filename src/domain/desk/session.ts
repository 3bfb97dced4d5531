import { day, hour, minute, second, type Instant } from '#domain/time.ts'

/** Limits of a session, in milliseconds. */
export const sessionLimits = {
  /** Since somebody used it last. */
  idle: 12 * hour,
  /** Since sign-in. */
  total: 14 * day,
  /** Since the last proof of identity, for actions that need a recent one. */
  proof: 10 * minute,
  /** How long the token before a proof stays valid, for requests that are under way. */
  previousToken: 30 * second,
} as const

/** The times that decide whether a session is live. */
export interface SessionTimes {
  readonly createdAt: Instant
  readonly lastSeenAt: Instant
  /** Time of the last proof of identity. */
  readonly proofAt: Instant
}

export const sessionIsLive = ({ createdAt, lastSeenAt }: SessionTimes, now: Instant): boolean =>
  now < lastSeenAt + sessionLimits.idle && now < createdAt + sessionLimits.total

/** Whether an important action asks "Confirm it's you" first. */
export const needsProof = ({ proofAt }: Pick<SessionTimes, 'proofAt'>, now: Instant): boolean =>
  now >= proofAt + sessionLimits.proof

/** Number of emails from which an action is bulk email, and asks "Confirm it's you". */
export const bulkEmails = 5

export type SignInMethod = 'passkey' | 'code' | 'recovery-code' | 'invitation'
