import type { Result } from '#domain/result.ts'
import type { Instant } from '#domain/time.ts'
import type { NewEmail } from './mail-outbox.ts'
import type { PasskeyKey } from './passkeys.ts'

/** The purpose of a challenge; it is valid for no other. */
export type ChallengePurpose = 'sign-in' | 'add-passkey' | 'step-up'

/** A passkey as its owner sees it. */
export interface Passkey extends PasskeyKey {
  readonly staffId: string
  readonly name: string
  readonly createdAt: Instant
  readonly lastUsedAt: Instant | null
}

/** Stores passkeys and the challenges that they answer. */
export interface PasskeyStore {
  /** Stores a challenge as its keyed hash. `staffId` is null before sign-in. */
  saveChallenge(challenge: {
    readonly hash: string
    readonly purpose: ChallengePurpose
    readonly staffId: string | null
    readonly expiresAt: Instant
  }): Promise<void>
  /** Spends a challenge of that purpose and person; returns false without a valid one. */
  spendChallenge(
    hash: string,
    purpose: ChallengePurpose,
    staffId: string | null,
    now: Instant,
  ): Promise<boolean>
  find(id: string): Promise<Passkey | null>
  /** Passkeys of a colleague, oldest first. */
  list(staffId: string): Promise<readonly Passkey[]>
  /** Stores a new passkey; refused if it is already registered. */
  add(
    passkey: Passkey,
    now: Instant,
    emails: readonly NewEmail[],
  ): Promise<Result<true, { readonly code: 'known-passkey' }>>
  /** Renames a passkey of a colleague, if they have one with that id. */
  rename(staffId: string, id: string, name: string, now: Instant): Promise<void>
  /** Removes a passkey of a colleague, if they have one with that id. */
  remove(staffId: string, id: string, now: Instant): Promise<void>
}
