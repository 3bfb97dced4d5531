import { useEffect } from 'react'
import {
  data,
  type DataStrategyResult,
  isRouteErrorResponse,
  type MiddlewareFunction,
  Outlet,
  type UIMatch,
  useLocation,
  useMatches,
} from 'react-router'

/** What a form is answered with where what it sent got no answer. */
export interface NotSent {
  readonly is: 'failed'
  readonly message: string
}

/**
 * In the browser, around what a page with a form asks and sends: where an answer fails to come, the
 * page stays, with what was typed, and the form says why.
 */
const keepPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request, url },
  next,
) => {
  const results = await next()
  const failed = Object.entries(results).filter(
    ([, { type, result }]) => type === 'error' && !(result instanceof Response),
  )
  const [first] = failed
  if (first === undefined || request.signal.aborted) return results
  if (request.method !== 'GET') {
    const [routeId, { result }] = first
    // The status keeps the page from being read anew.
    const answer = data<NotSent>({ is: 'failed', message: messageFor(result) }, { status: 503 })
    return { [routeId]: { type: 'data', result: answer } }
  }
  const isShown = url.pathname + url.search === shown.address
  const canStay = failed.every(([id, { result }]) => shown.data.has(id) && statusOf(result) !== 404)
  if (!isShown || !canStay) return results
  const kept = failed.map(([id]): [string, DataStrategyResult] => [
    id,
    { type: 'data', result: shown.data.get(id) },
  ])
  return { ...results, ...Object.fromEntries(kept) }
}

let shown: { readonly address: string; readonly data: ReadonlyMap<string, unknown> } = {
  address: '',
  data: new Map(),
}

/** Notes what the page at an address shows, which stays where it cannot be read anew. */
export function noteShown(
  address: string,
  matches: readonly Pick<UIMatch, 'id' | 'loaderData'>[],
): void {
  shown = { address, data: new Map(matches.map(({ id, loaderData }) => [id, loaderData])) }
}

export const clientMiddleware = [keepPage]

/** Around pages that send something, or are read anew while they are open. */
export default function FormPages() {
  const matches = useMatches()
  const { pathname, search } = useLocation()
  useEffect(() => noteShown(pathname + search, matches), [pathname, search, matches])
  return <Outlet />
}

function messageFor(result: unknown): string {
  const status = statusOf(result)
  if (status === undefined) return noAnswer
  return status === 429 ? tooMany : failedHere
}

/** What the server answered with; undefined where no answer came. */
function statusOf(result: unknown): number | undefined {
  if (isRouteErrorResponse(result)) return result.status
  // React Router puts an error of an action, and the status that it came with, into one of these.
  const isWithStatus = typeof result === 'object' && result !== null && 'init' in result
  const init = isWithStatus ? result.init : null
  return typeof init === 'object' && init !== null && 'status' in init
    ? Number(init.status)
    : undefined
}

const noAnswer =
  'No connection. What you entered is still here: try again once you are back online.'

const tooMany =
  'That was a lot in a short time. What you entered is still here: try again in a minute, or call us.'

const failedHere =
  'This failed on our side. What you entered is still here: try again in a minute, or call us.'
