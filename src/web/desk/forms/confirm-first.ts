import { needsProof } from '#domain/desk/session.ts'
import type { DeskSession, DeskCaller } from '#web/desk/desk-context.ts'

/** The action first needs a fresh proof of identity. */
export interface ConfirmFirst {
  readonly is: 'confirm-first'
}

/** The answer that opens "Confirm it's you"; null if the session's last proof is recent enough. */
export function confirmFirst({
  desk,
  session,
}: Pick<DeskCaller, 'desk'> & { readonly session: DeskSession }): ConfirmFirst | null {
  return needsProof(session, desk.now()) ? { is: 'confirm-first' } : null
}
