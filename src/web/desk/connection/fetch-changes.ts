import { dateOf, type Instant, second } from '#domain/time.ts'
import { currentConnection, setConnection } from './connection.ts'
import { currentTypist } from '#web/desk/forms/current-typist.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { usedParam } from './request-params.ts'
import { noteServerVersion } from './new-version.ts'
import { hasPendingRequests, resumeRequests } from './pending-requests.ts'

export interface Changes {
  readonly at: number
  readonly ids: readonly string[]
  /** The colleague who is signed in now; missing from a process of the previous version. */
  readonly colleague?: { readonly id: string; readonly name: string }
  /** Of the pages that the process serves; missing from a process of the previous version. */
  readonly version?: string
}

/** Timeout after which the connection counts as lost, in milliseconds. */
const timeout = 10 * second

/**
 * Fetches the changes since then, and updates the connection by the answer. Null if no answer came.
 * `isUsed`: somebody is at work, which extends the session.
 */
export async function fetchChanges(since: number, isUsed = false): Promise<Changes | null> {
  try {
    const query = `since=${since}${isUsed ? `&${usedParam}` : ''}`
    const answer = await fetch(`${deskPaths.changes}?${query}`, {
      // A session that has ended is sent to the page for signing in.
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    if (answer.type === 'opaqueredirect') setConnection('signed-out')
    // Anybody else who is signed out is redirected.
    else if (answer.status === 401) setConnection('removed')
    else if (!answer.ok) setConnection('no-connection')
    else {
      const changes: Changes = await answer.json()
      const { colleague, version } = changes
      noteServerVersion(version)
      const typist = currentTypist()
      if (typist !== null && colleague !== undefined && colleague.id !== typist) {
        setConnection('other-colleague', colleague.name)
        return null
      }
      // After a new sign-in in another tab, pending requests wait for a press.
      if (!hasPendingRequests()) setConnection('open')
      else if (currentConnection().is === 'no-connection') resumeRequests()
      return changes
    }
  } catch {
    setConnection('no-connection')
  }
  return null
}

/** Whether a page that was up to date shows the day before by now. */
export const isNextDay = (before: Instant, now: Instant, timeZone: string): boolean =>
  dateOf(before, timeZone) < dateOf(now, timeZone)
