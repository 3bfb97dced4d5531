import type { CodeTooSoon } from '#domain/desk/sign-in-code.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { NewEmail } from './mail-outbox.ts'

/** A code to be mailed, if the address is a colleague's. */
export interface NewSignInCode {
  readonly id: string
  readonly email: string
  /** Keyed hash of the browser that asked: the code is right there alone. */
  readonly browserHash: string
  readonly codeHash: string
}

/** Keeps the codes that open the desk beside passkeys. */
export interface CodeSignInStore {
  /**
   * Keeps a code, ends the earlier ones of that browser, and queues its email, in one transaction.
   * For an address that is nobody's it does the same work but queues nothing, and no code will
   * ever match. Too soon after another (`resendWait`) it is refused, for any address.
   */
  issue(
    code: NewSignInCode,
    now: Instant,
    emailsFor: (member: StaffMember) => readonly NewEmail[],
  ): Promise<Result<true, CodeTooSoon>>
  /** Keeps new recovery codes, as keyed hashes, in place of all earlier ones of a colleague. */
  replaceRecoveryCodes(staffId: string, hashes: readonly string[], now: Instant): Promise<void>
  /** Recovery codes that a colleague has not used. */
  countRecoveryCodes(staffId: string): Promise<number>
}
