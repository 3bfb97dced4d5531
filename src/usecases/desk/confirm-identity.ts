import type { CredentialRefusal } from '#domain/desk/credential.ts'
import { ok, type Result } from '#domain/result.ts'
import type { DeskSession } from '#ports/session-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { deskHashes } from './hashes.ts'
import { securityAlertEmail } from './security-alert-email.ts'
import { readCredential, type DeskBrowser, type SubmittedCredential } from './read-credential.ts'

/**
 * "Confirm it's you": checks a new credential of the session's own person; returns the session's
 * new token.
 */
export function confirmIdentity(dependencies: Dependencies) {
  const { sessions, secrets, clock } = dependencies
  return async (
    shown: SubmittedCredential,
    browser: DeskBrowser,
    { id, member }: Pick<DeskSession, 'id' | 'member'>,
  ): Promise<Result<{ readonly token: string }, CredentialRefusal>> => {
    const staffId = member.id
    const aim = { purpose: 'step-up', staffId } as const
    const credential = await readCredential(dependencies, shown, browser, aim)
    if (!credential.ok) return credential
    const token = secrets.newToken()
    const tokenHash = deskHashes(secrets).session(token)
    const now = clock.now()
    const alert = { is: 'confirmed-by-recovery-code', browser: browser.name } as const
    const confirmed = await sessions.confirm(
      credential.value,
      { id, staffId, tokenHash },
      now,
      // That email tells them of a code by email.
      shown.is === 'recovery-code' ? [securityAlertEmail(member, alert, now)] : [],
    )
    return confirmed.ok ? ok({ token }) : confirmed
  }
}
