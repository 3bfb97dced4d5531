import { challengeLifetime } from '#domain/desk/sign-in-code.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { err, type Result } from '#domain/result.ts'
import type { ChallengePurpose } from '#ports/passkey-store.ts'
import type { PasskeyCreationOptions, PasskeyRequestOptions } from '#ports/passkeys.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { deskHashes } from './hashes.ts'
import { securityAlertEmail } from './security-alert-email.ts'
import type { DeskBrowser } from './read-credential.ts'

async function newChallenge(
  { passkeyStore, secrets, clock }: Dependencies,
  purpose: ChallengePurpose,
  staffId: string | null,
): Promise<string> {
  const challenge = secrets.newToken()
  const hash = deskHashes(secrets).challenge(challenge)
  const expiresAt = clock.now() + challengeLifetime
  await passkeyStore.saveChallenge({ hash, purpose, staffId, expiresAt })
  return challenge
}

/** Options for a browser to sign in with any passkey, or to confirm with one of `member`. */
export function startPasskeyProof(dependencies: Dependencies) {
  return async (member: StaffMember | null): Promise<PasskeyRequestOptions> => {
    if (member === null) {
      const challenge = await newChallenge(dependencies, 'sign-in', null)
      return dependencies.passkeys.requestOptions(challenge, [])
    }
    const challenge = await newChallenge(dependencies, 'step-up', member.id)
    const own = await dependencies.passkeyStore.list(member.id)
    return dependencies.passkeys.requestOptions(challenge, own)
  }
}

/** Options for a browser to make a passkey for a member of staff. */
export function startPasskey(dependencies: Dependencies) {
  return async (member: StaffMember): Promise<PasskeyCreationOptions> => {
    const challenge = await newChallenge(dependencies, 'add-passkey', member.id)
    const existing = await dependencies.passkeyStore.list(member.id)
    return dependencies.passkeys.creationOptions(member, existing, challenge)
  }
}

/** Why a passkey is not added. */
export type PasskeyRefusal = { readonly code: 'not-proven' | 'known-passkey' }

/** Saves a new passkey of a member of staff, and emails them. */
export function addPasskey(dependencies: Dependencies) {
  const { passkeyStore, passkeys, secrets, clock } = dependencies
  return async (
    member: StaffMember,
    answer: string,
    browser: DeskBrowser,
  ): Promise<Result<true, PasskeyRefusal>> => {
    const now = clock.now()
    const read = passkeys.read(answer)
    if (read === null) return err({ code: 'not-proven' })
    const hash = deskHashes(secrets).challenge(read.challenge)
    const isOurs = await passkeyStore.spendChallenge(hash, 'add-passkey', member.id, now)
    const key = isOurs ? await passkeys.verifyCreation(answer, read.challenge) : null
    if (key === null) return err({ code: 'not-proven' })
    const name = browser.name
    return passkeyStore.add(
      { ...key, staffId: member.id, name, createdAt: now, lastUsedAt: null },
      now,
      [securityAlertEmail(member, { is: 'passkey-added', browser: name }, now)],
    )
  }
}
