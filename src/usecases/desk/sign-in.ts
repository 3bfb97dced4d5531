import type { SecurityAlert } from '#domain/desk/security-alert.ts'
import type { ProofRefusal } from '#domain/desk/proof.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Ids } from '#ports/ids.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { SessionStore, SignedIn } from '#ports/session-store.ts'
import { deskHashes } from './hashes.ts'
import { securityAlertEmail } from './security-alert-email.ts'
import { readProof, type DeskBrowser, type ProofDependencies, type ShownProof } from './prove.ts'

/**
 * Opens a session for whoever shows a right proof. Its token is new every time, and the session
 * that the browser had before ends, so that nobody can plant one.
 */
export function signIn(
  dependencies: ProofDependencies & {
    readonly sessions: Pick<SessionStore, 'signIn'>
    readonly secrets: Secrets
    readonly ids: Ids
  },
) {
  const { sessions, secrets, clock, ids } = dependencies
  const hashes = deskHashes(secrets)
  return async (
    shown: ShownProof,
    browser: DeskBrowser,
    earlierToken: string | null,
  ): Promise<Result<{ readonly token: string; readonly signedIn: SignedIn }, ProofRefusal>> => {
    const aim = { purpose: 'sign-in', staffId: null } as const
    const proof = await readProof(dependencies, shown, browser, aim)
    if (!proof.ok) return proof
    const now = clock.now()
    const token = secrets.newToken()
    const opened = await sessions.signIn(
      proof.value,
      {
        id: ids.newId(),
        tokenHash: hashes.session(token),
        browser: browser.name,
        browserHash: hashes.browser(browser.token),
        replaces: earlierToken === null ? null : hashes.session(earlierToken),
      },
      now,
      (signedIn) =>
        alertsOf(signedIn, browser.name).map((notice) =>
          securityAlertEmail(signedIn.member, notice, now),
        ),
    )
    return opened.ok ? ok({ token, signedIn: opened.value }) : opened
  }
}

/** What the person is told of a sign-in, so that one that was not theirs is noticed. */
function alertsOf({ by, isNewBrowser }: SignedIn, browser: string): readonly SecurityAlert[] {
  switch (by) {
    case 'code':
      return [{ is: 'signed-in-by-code', browser }]
    case 'recovery-code':
      return [{ is: 'signed-in-by-recovery-code', browser }]
    case 'passkey':
    case 'invitation':
      return isNewBrowser ? [{ is: 'signed-in-from-new-browser', browser }] : []
  }
}
