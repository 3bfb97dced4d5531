import {
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  redirect,
  replace,
} from 'react-router'
import * as z from 'zod/mini'
import { accessTo } from '#domain/desk/access.ts'
import { failuresIn } from '#web/router-result.ts'
import { whileSubmitting } from '#web/submitting.ts'
import type { FailedAnswer } from '#web/desk/forms/answers.ts'
import { type Connection, currentConnection, setConnection } from './connection.ts'
import { fetchChanges } from './fetch-changes.ts'
import { keyedParam, partParam } from './request-params.ts'
import { untilConnected } from './until-connected.ts'

/**
 * Client middleware around every navigation and submission: without a session or a connection it
 * waits until both are back, and the page stays with its typed values. A submission is sent only
 * then, so that it is not saved twice.
 */
export const waitUntilConnected: MiddlewareFunction<Results> = async (
  { request, pattern, url },
  next,
) => {
  const isRead = request.method === 'GET'
  const needsSession = accessTo(`/${pattern}`, null) !== 'open'
  if (!isRead && needsSession) await untilConnected(request.signal)
  const results = await (isRead ? whileLoading(next) : whileSubmitting(() => afterLoads(next)))
  const [failure] = failuresIn(results)
  if (failure === undefined || request.signal.aborted) return results
  const { routeId, error } = failure
  const isPart = url.searchParams.has(partParam)
  const missing = missingFor(error) ?? (isPart ? await missingByNow() : null)
  if (!isRead) {
    if (missing !== null) setConnection(missing, refusalIn(error)?.name)
    const isIdempotent = url.searchParams.has(keyedParam)
    return { [routeId]: { type: 'data', result: failedAnswer(error, missing, isIdempotent) } }
  }
  if (missing === null) return results
  await untilConnected(request.signal, missing)
  // `usePart` loads it again.
  if (isPart) return { [routeId]: { type: 'data', result: null } }
  const address = url.pathname + url.search
  const { pathname, search } = window.location
  throw address === pathname + search ? replace(address) : redirect(address)
}

type Results = Record<string, DataStrategyResult>

/** Loads whose answer is on its way. */
const loads = new Set<Promise<Results>>()

async function whileLoading(next: () => Promise<Results>): Promise<Results> {
  const load = next()
  loads.add(load)
  try {
    return await load
  } finally {
    loads.delete(load)
  }
}

/**
 * Holds a redirect until the loads on their way have ended. React Router takes a reload that ends
 * during the redirect of a fetcher for that redirect, and the address would stay as it was.
 */
async function afterLoads(next: () => Promise<Results>): Promise<Results> {
  const results = await next()
  if (Object.values(results).some(({ result }) => result instanceof Response)) {
    await Promise.allSettled(loads)
    // The router takes in what was loaded before the next task.
    await new Promise((resolve) => setTimeout(resolve))
  }
  return results
}

/** Why no answer came; null if the answer is an error. */
function missingFor(error: unknown): Exclude<Connection['is'], 'open'> | null {
  // Browsers reject a request that got no answer with a TypeError.
  if (!isRouteErrorResponse(error)) return error instanceof TypeError ? 'no-connection' : null
  const code = refusalIn(error)?.code
  if (error.status === 401) return code === 'removed' ? 'removed' : 'signed-out'
  if (code === 'other-colleague') return 'other-colleague'
  return unreached.has(error.status) ? 'no-connection' : null
}

/**
 * Answers of a proxy that the server did not answer, those from 520 on Cloudflare's; 503 is also the
 * server's own while the database is unavailable.
 */
const unreached = new Set([408, 502, 503, 504, 520, 521, 522, 523, 524, 525, 526])

/** `name`: of the colleague who is signed in instead of the typist. */
const refusal = z.object({ code: z.string(), name: z.optional(z.string()) })

const refusalIn = (error: unknown) =>
  isRouteErrorResponse(error) ? refusal.safeParse(error.data).data : undefined

/** The router does not give the status of a part that was refused before its loader. */
async function missingByNow(): Promise<Exclude<Connection['is'], 'open'> | null> {
  if ((await fetchChanges(Date.now())) !== null) return null
  const { is } = currentConnection()
  return is === 'open' ? null : is
}

/** The answer that explains why a submission may not have been saved. */
function failedAnswer(
  error: unknown,
  missing: Connection['is'] | null,
  isIdempotent: boolean,
): FailedAnswer {
  if (missing === 'no-connection') {
    return isIdempotent
      ? { is: 'failed', message: sentAgain, willBeSentAgain: true }
      : { is: 'failed', message: maybeSaved }
  }
  const status = isRouteErrorResponse(error) ? error.status : 500
  return { is: 'failed', message: failures[status] ?? failed }
}

const failed = 'This failed on our side, and was not saved. What you typed is kept. Try again.'

const maybeSaved = 'The connection was lost. Check whether this was saved before you try again.'

const sentAgain =
  'The connection was lost. What you typed is kept, and is sent again by itself. It will be saved only once, even if it arrived.'

const failures: Readonly<Record<number, string>> = {
  401: 'You were signed out just then. Nothing was saved. Try again.',
  403: 'Your role does not allow this. Nothing was saved.',
  409: 'Somebody else is signed in now. Nothing was saved. What you typed is kept.',
  404: 'This is no longer there. Nothing was saved.',
  413: 'This is too long to save. What you typed is kept: make it shorter.',
}
