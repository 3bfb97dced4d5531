import type { ProofRefusal } from '#domain/desk/proof.ts'
import { ok, type Result } from '#domain/result.ts'
import type { Secrets } from '#ports/secrets.ts'
import type { DeskSession, SessionStore } from '#ports/session-store.ts'
import { deskHashes } from './hashes.ts'
import { readProof, type DeskBrowser, type ProofDependencies, type ShownProof } from './prove.ts'

/** "Confirm it's you": a new proof by the session's own person. Answers the session's new token. */
export function confirmIdentity(
  dependencies: ProofDependencies & {
    readonly sessions: Pick<SessionStore, 'confirm'>
    readonly secrets: Secrets
  },
) {
  const { sessions, secrets, clock } = dependencies
  return async (
    shown: ShownProof,
    browser: DeskBrowser,
    { id, member }: Pick<DeskSession, 'id' | 'member'>,
  ): Promise<Result<{ readonly token: string }, ProofRefusal>> => {
    const staffId = member.id
    const aim = { purpose: 'step-up', staffId } as const
    const proof = await readProof(dependencies, shown, browser, aim)
    if (!proof.ok) return proof
    const token = secrets.newToken()
    const tokenHash = deskHashes(secrets).session(token)
    const confirmed = await sessions.confirm(proof.value, { id, staffId, tokenHash }, clock.now())
    return confirmed.ok ? ok({ token }) : confirmed
  }
}
