import type { Credential, CredentialRefusal } from '#domain/desk/credential.ts'
import type { Role } from '#domain/desk/roles.ts'
import type { SessionTimes, WayIn } from '#domain/desk/session.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { NewEmail } from './mail-outbox.ts'

/** A session to open once its credential is right; tokens as keyed hashes. */
export interface NewSession {
  readonly id: string
  readonly tokenHash: string
  /** What the browser calls itself. */
  readonly browser: string
  /** Tells whether this browser has been here before. */
  readonly browserHash: string
  /** The session that this browser had, which ends. */
  readonly replaces: string | null
}

/** Somebody who has signed in. */
export interface SignedIn {
  readonly member: StaffMember
  readonly by: WayIn
  /** They have signed in before, but never from this browser. */
  readonly isNewBrowser: boolean
  /** Of a colleague to whom their invitation has given another one. */
  readonly formerRole: Role | null
}

/** A session of the desk with the person whose it is, as they are now. */
export interface DeskSession extends SessionTimes {
  readonly id: string
  readonly member: StaffMember
  readonly browser: string
  readonly signedInBy: WayIn
}

/** Keeps the sessions of the desk. */
export interface SessionStore {
  /**
   * Checks and spends the credential, and opens a session for its person, in one transaction: whatever
   * can be used once opens one session. An invitation makes its address a colleague first.
   */
  signIn(
    credential: Credential,
    session: NewSession,
    now: Instant,
    emailsFor: (signedIn: SignedIn) => readonly NewEmail[],
  ): Promise<Result<SignedIn, CredentialRefusal>>
  /**
   * Notes a new credential by the session's own person and moves the session to a new token. The one
   * before stays good for `sessionLimits.previousToken`.
   */
  confirm(
    credential: Credential,
    session: { readonly id: string; readonly staffId: string; readonly tokenHash: string },
    now: Instant,
  ): Promise<Result<true, CredentialRefusal>>
  /** The live session of a token; null for any other. `isSeen`: its person is there now. */
  find(tokenHash: string, now: Instant, isSeen: boolean): Promise<DeskSession | null>
  /** The live sessions of a colleague, the last seen first. */
  list(staffId: string, now: Instant): Promise<readonly Omit<DeskSession, 'member'>[]>
  /** Ends those sessions of a colleague, or all of them; answers how many there were. */
  end(staffId: string, which: { readonly id: string } | 'all', now: Instant): Promise<number>
  /** Removes sessions, codes and challenges that can no longer be used. */
  purge(now: Instant): Promise<void>
}
