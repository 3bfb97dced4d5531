import type { CodeTooSoon } from '#domain/desk/sign-in-code.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { EmailsFor, NewEmail } from './mail-outbox.ts'

/** A code to email, if the address belongs to a colleague. */
export interface NewSignInCode {
  readonly id: string
  readonly email: string
  /** Keyed hash of the browser that asked; the code is valid in that browser only. */
  readonly browserHash: string
  readonly codeHash: string
}

/** Stores the codes that open the desk without a passkey. */
export interface CodeSignInStore {
  /**
   * Stores a code, ends the browser's earlier ones and queues the email, in one transaction. For an
   * unknown address it does the same work but queues nothing, and no code will match. Refused too
   * soon after another code (`resendWait`), for any address.
   */
  issue(
    code: NewSignInCode,
    now: Instant,
    emailsFor: EmailsFor<StaffMember>,
  ): Promise<Result<true, CodeTooSoon>>
  /**
   * Replaces all recovery codes of a colleague by new ones, given as keyed hashes, and queues the
   * emails, in one transaction.
   */
  replaceRecoveryCodes(
    staffId: string,
    hashes: readonly string[],
    now: Instant,
    emails: readonly NewEmail[],
  ): Promise<void>
  /** Number of recovery codes that a colleague has not used. */
  countRecoveryCodes(staffId: string): Promise<number>
}
