import type { Credential, CredentialRefusal } from '#domain/desk/credential.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { ChallengePurpose } from '#ports/passkey-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { deskHashes } from './hashes.ts'

export type SubmittedCredential =
  /** The browser's answer to a challenge, as JSON. */
  | { readonly is: 'passkey'; readonly answer: string }
  | { readonly is: 'code'; readonly code: string }
  | { readonly is: 'recovery-code'; readonly email: string; readonly code: string }
  | { readonly is: 'invitation'; readonly token: string; readonly name: string }

/** The browser at the other end. */
export interface DeskBrowser {
  /** A random token that stays in it, also after signing out. */
  readonly token: string
  /** Name that the browser gives itself. */
  readonly name: string
}

/** Purpose of the credential; "Confirm it's you" must come from the session's own person. */
export interface CredentialAim {
  readonly purpose: Exclude<ChallengePurpose, 'add-passkey'>
  readonly staffId: string | null
}

/** Turns a credential into what the database can check: verifies signatures, hashes secrets. */
export async function readCredential(
  { passkeyStore, passkeys, secrets, clock }: Dependencies,
  shown: SubmittedCredential,
  browser: DeskBrowser,
  { purpose, staffId }: CredentialAim,
): Promise<Result<Credential, CredentialRefusal>> {
  const hashes = deskHashes(secrets)
  switch (shown.is) {
    case 'code': {
      const code = shown.code.replaceAll(/\s/g, '')
      const codeHash = hashes.code(browser.token, code)
      return ok({ is: 'code', browserHash: hashes.browser(browser.token), codeHash })
    }
    case 'recovery-code': {
      const { email } = shown
      return ok({ is: 'recovery-code', email, codeHash: hashes.recoveryCode(email, shown.code) })
    }
    case 'invitation':
      return ok({
        is: 'invitation',
        tokenHash: hashes.invitation(shown.token),
        name: shown.name,
      })
    case 'passkey': {
      const refused = err({ code: 'unknown-passkey' })
      const read = passkeys.read(shown.answer)
      if (read === null) return refused
      const { challenge, credentialId } = read
      const hash = hashes.challenge(challenge)
      if (!(await passkeyStore.spendChallenge(hash, purpose, staffId, clock.now()))) return refused
      const key = await passkeyStore.find(credentialId)
      const counter =
        key === null ? null : await passkeys.verifyRequest(shown.answer, challenge, key)
      return counter === null ? refused : ok({ is: 'passkey', credentialId, counter })
    }
  }
}
