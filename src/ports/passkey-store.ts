import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { NewEmail } from './mail-outbox.ts'
import type { PasskeyKey } from './passkeys.ts'

/** What a challenge is for; it serves nothing else. */
export type ChallengePurpose = 'sign-in' | 'add-passkey' | 'step-up'

/** A passkey as its owner sees it. */
export interface Passkey extends PasskeyKey {
  readonly staffId: string
  readonly name: string
  readonly createdAt: Instant
  readonly lastUsedAt: Instant | null
}

/** Keeps passkeys, and the challenges that they answer. */
export interface PasskeyStore {
  /** Keeps a challenge, as its keyed hash. `staffId` is null where nobody is known yet. */
  keepChallenge(challenge: {
    readonly hash: string
    readonly purpose: ChallengePurpose
    readonly staffId: string | null
    readonly expiresAt: Instant
  }): Promise<void>
  /** Spends a challenge of that purpose and person; false if there is none, or none any more. */
  takeChallenge(
    hash: string,
    purpose: ChallengePurpose,
    staffId: string | null,
    now: Instant,
  ): Promise<boolean>
  find(id: string): Promise<Passkey | null>
  /** Of a colleague, the oldest first. */
  list(staffId: string): Promise<readonly Passkey[]>
  /** Keeps a new one; refused if it is somebody's already. */
  add(
    passkey: Passkey,
    now: Instant,
    emails: readonly NewEmail[],
  ): Promise<Result<true, { readonly code: 'known-passkey' }>>
  /** Gives one of a colleague another name; false if they have none with that id. */
  rename(staffId: string, id: string, name: string, now: Instant): Promise<boolean>
  /** Removes one of a colleague; false if they have none with that id. */
  remove(staffId: string, id: string, now: Instant): Promise<boolean>
}
