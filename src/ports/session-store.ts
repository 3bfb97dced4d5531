import type { Credential, CredentialRefusal } from '#domain/desk/credential.ts'
import type { Role } from '#domain/desk/roles.ts'
import type { SessionTimes, SignInMethod } from '#domain/desk/session.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { EmailsFor, NewEmail } from './mail-outbox.ts'

/** A session to open once its credential is valid; tokens are keyed hashes. */
export interface NewSession {
  readonly id: string
  readonly tokenHash: string
  /** The browser's user agent. */
  readonly browser: string
  /** Recognizes a browser that was used before. */
  readonly browserHash: string
  /** The browser's former session, which ends. */
  readonly replaces: string | null
}

/** A colleague who has signed in. */
export interface SignedIn {
  readonly member: StaffMember
  readonly by: SignInMethod
  /** They have signed in before, but never from this browser. */
  readonly isNewBrowser: boolean
  /** The role before an invitation gave the colleague another one. */
  readonly formerRole: Role | null
}

/** A session of the desk with its colleague as they are now. */
export interface DeskSession extends SessionTimes {
  readonly id: string
  readonly member: StaffMember
  readonly browser: string
}

/** Stores sessions of the desk; tokens are keyed hashes here. */
export interface SessionStore {
  /**
   * Checks and spends the credential, and opens a session for its colleague, in one transaction: a
   * one-time credential opens one session. An invitation makes its address a colleague first.
   */
  signIn(
    credential: Credential,
    session: NewSession,
    now: Instant,
    emailsFor: EmailsFor<SignedIn>,
  ): Promise<Result<SignedIn, CredentialRefusal>>
  /**
   * Records a new credential of the session's own colleague and moves the session to a new token.
   * The former token stays valid for `sessionLimits.previousToken`. Queues the emails with it.
   */
  confirm(
    credential: Credential,
    session: { readonly id: string; readonly staffId: string; readonly tokenHash: string },
    now: Instant,
    emails: readonly NewEmail[],
  ): Promise<Result<true, CredentialRefusal>>
  /**
   * The live session of a token; null for any other. `isSeen`: records that its colleague is active
   * now.
   */
  find(tokenHash: string, now: Instant, isSeen: boolean): Promise<DeskSession | null>
  /** Whether a token was of a session that ended because its colleague was removed. */
  endedByRemoval(tokenHash: string): Promise<boolean>
  /** The live sessions of a colleague, last seen first. */
  list(staffId: string, now: Instant): Promise<readonly Omit<DeskSession, 'member'>[]>
  /** Ends one session of a colleague, or all with their calendar link, which a lost phone may hold. */
  end(staffId: string, which: { readonly id: string } | 'all', now: Instant): Promise<void>
  /**
   * Deletes codes, challenges and sessions that can no longer be used; those that a removal has
   * ended once their cookie has ended as well.
   */
  purge(now: Instant): Promise<void>
}
