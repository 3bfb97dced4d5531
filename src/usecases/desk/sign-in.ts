import type { SecurityAlert } from '#domain/desk/security-alert.ts'
import type { CredentialRefusal } from '#domain/desk/credential.ts'
import { ok, type Result } from '#domain/result.ts'
import type { SignedIn } from '#ports/session-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { deskHashes } from './hashes.ts'
import { securityAlertEmail } from './security-alert-email.ts'
import { readCredential, type DeskBrowser, type SubmittedCredential } from './read-credential.ts'

/**
 * Opens a session for a valid credential. Its token is always new, and the browser's earlier
 * session ends, so that nobody can plant one.
 */
export function signIn(dependencies: Dependencies) {
  const { sessions, secrets, clock, ids } = dependencies
  const hashes = deskHashes(secrets)
  return async (
    shown: SubmittedCredential,
    browser: DeskBrowser,
    earlierToken: string | null,
  ): Promise<
    Result<{ readonly token: string; readonly signedIn: SignedIn }, CredentialRefusal>
  > => {
    const aim = { purpose: 'sign-in', staffId: null } as const
    const credential = await readCredential(dependencies, shown, browser, aim)
    if (!credential.ok) return credential
    const now = clock.now()
    const token = secrets.newToken()
    const opened = await sessions.signIn(
      credential.value,
      {
        id: ids.newId(),
        tokenHash: hashes.session(token),
        browser: browser.name,
        browserHash: hashes.browser(browser.token),
        replaces: earlierToken === null ? null : hashes.session(earlierToken),
      },
      now,
      (signedIn) =>
        alertsOf(signedIn, browser.name).map((alert) =>
          securityAlertEmail(signedIn.member, alert, now),
        ),
    )
    return opened.ok ? ok({ token, signedIn: opened.value }) : opened
  }
}

/** Alerts by which people notice a sign-in that was not theirs. */
function alertsOf(signedIn: SignedIn, browser: string): readonly SecurityAlert[] {
  const { by, isNewBrowser, member, formerRole: from } = signedIn
  switch (by) {
    case 'code':
      return [{ is: 'signed-in-by-code', browser }]
    case 'recovery-code':
      return [{ is: 'signed-in-by-recovery-code', browser }]
    case 'passkey':
    case 'invitation':
      return [
        ...(isNewBrowser ? [{ is: 'signed-in-from-new-browser', browser } as const] : []),
        ...(from === null ? [] : [{ is: 'role-changed', from, to: member.role } as const]),
      ]
  }
}
