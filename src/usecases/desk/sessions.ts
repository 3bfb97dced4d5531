import type { DeskSession } from '#ports/session-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { deskHashes } from './hashes.ts'

/**
 * Finds the open session for the token of a browser's cookie, with its person as they are now.
 * Requests that an open page makes by itself (`isSeen` false) do not extend it.
 */
export function findSession({
  sessions,
  secrets,
  clock,
}: Pick<Dependencies, 'sessions' | 'secrets' | 'clock'>) {
  const hashes = deskHashes(secrets)
  return async (token: string | null, { isSeen = true } = {}): Promise<DeskSession | null> =>
    token === null ? null : sessions.find(hashes.session(token), clock.now(), isSeen)
}
