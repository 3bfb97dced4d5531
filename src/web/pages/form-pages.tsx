import { useEffect } from 'react'
import {
  data,
  type DataStrategyResult,
  type MiddlewareFunction,
  Outlet,
  type UIMatch,
  useLocation,
  useMatches,
} from 'react-router'
import { failuresIn } from '#web/router-result.ts'

/** The answer to a form when none came from the server. */
export interface NotSent {
  readonly is: 'failed'
  readonly message: string
}

/**
 * Client middleware around requests of pages with forms: if no answer comes, the page stays with
 * its typed values, and the form shows why.
 */
const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request, url },
  next,
) => {
  const results = await next()
  const failures = failuresIn(results)
  const [first] = failures
  if (first === undefined || request.signal.aborted) return results
  if (request.method !== 'GET') {
    // The status keeps the page from being read anew.
    const answer = data<NotSent>(
      { is: 'failed', message: messageFor(first.status) },
      { status: 503 },
    )
    return { [first.routeId]: { type: 'data', result: answer } }
  }
  const isShown = url.pathname + url.search === shown.address
  const canStay = failures.every(({ routeId, status }) => shown.data.has(routeId) && status !== 404)
  if (!isShown || !canStay) return results
  const kept = failures.map(({ routeId }): [string, DataStrategyResult] => [
    routeId,
    { type: 'data', result: shown.data.get(routeId) },
  ])
  return { ...results, ...Object.fromEntries(kept) }
}

let shown: { readonly address: string; readonly data: ReadonlyMap<string, unknown> } = {
  address: '',
  data: new Map(),
}

/** Stores the data shown at an address, which stays if it cannot be reloaded. */
export function noteShown(
  address: string,
  matches: readonly Pick<UIMatch, 'id' | 'loaderData'>[],
): void {
  shown = { address, data: new Map(matches.map(({ id, loaderData }) => [id, loaderData])) }
}

export const clientMiddleware = [keepPage]

/** Layout of pages that send forms or reload their data while they are open. */
export default function FormPages() {
  const matches = useMatches()
  const { pathname, search } = useLocation()
  useEffect(() => noteShown(pathname + search, matches), [pathname, search, matches])
  return <Outlet />
}

function messageFor(status: number | undefined): string {
  if (status === undefined) return noAnswer
  return status === 429 ? tooMany : failedHere
}

const noAnswer =
  'No connection. What you entered is still here: try again once you are back online.'

const tooMany =
  'That was a lot in a short time. What you entered is still here: try again in a minute, or call us.'

const failedHere =
  'This failed on our side. What you entered is still here: try again in a minute, or call us.'
