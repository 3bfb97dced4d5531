import { type Connection, currentConnection, isUnreachable, setConnection } from './connection.ts'
import { fetchChanges } from './fetch-changes.ts'
import {
  addPendingRequest,
  hasPausedRequests,
  type PendingRequest,
  removePendingRequest,
  resumeRequests,
} from './pending-requests.ts'

/**
 * Resolves once the desk can be reached by the signed-in colleague; until then the page shows what
 * is missing. `found`: what is known to be missing. Rejects when the signal aborts.
 */
export async function untilConnected(
  signal: AbortSignal = new AbortController().signal,
  found: Exclude<Connection['is'], 'open'> | null = null,
): Promise<void> {
  const request = addPendingRequest()
  try {
    if (found !== null) await pause(request, signal, found)
    while ((await fetchChanges(Date.now())) === null) {
      const { is } = currentConnection()
      await pause(request, signal, is === 'open' ? 'no-connection' : is)
    }
  } finally {
    removePendingRequest(request)
    const { is, other } = currentConnection()
    if (signal.aborted) setConnection(is, other)
    else {
      // The bar with its button goes, so whatever waits for it goes on.
      resumeRequests()
      setConnection('open')
    }
  }
}

/**
 * Waits for the connection where another route is loaded from: without one its script would not
 * come, and the router would load the page anew, which would be gone.
 */
export async function untilReachable(signal?: AbortSignal): Promise<void> {
  if (isUnreachable()) await untilConnected(signal)
}

function pause(request: PendingRequest, signal: AbortSignal, is: Connection['is']): Promise<void> {
  const { is: before, other } = currentConnection()
  setConnection(is, is === before ? other : '')
  return new Promise((resolve, reject) => {
    request.resume = resolve
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
}

/** Lets pending requests try again, and checks whether the desk can be reached now. */
export function tryAgain(): void {
  if (!hasPausedRequests()) void fetchChanges(Date.now())
  resumeRequests()
}
