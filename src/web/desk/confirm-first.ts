import { needsProof } from '#domain/desk/session.ts'
import type { DeskSession, DeskCaller } from './desk-context.ts'

/** What an action answers that first wants to know who is there. */
export interface ConfirmFirst {
  readonly is: 'confirm-first'
}

/** The answer that asks "Confirm it's you"; null where the session's last proof is recent enough. */
export function confirmFirst({
  desk,
  session,
}: Pick<DeskCaller, 'desk'> & { readonly session: DeskSession }): ConfirmFirst | null {
  return needsProof(session, desk.now()) ? { is: 'confirm-first' } : null
}
