import { useEffect } from 'react'
import {
  type DataStrategyResult,
  type MiddlewareFunction,
  useLocation,
  useMatches,
} from 'react-router'
import { isNotFound } from '#web/layout/error-page.tsx'
import { siteRouteId } from './site.ts'

/** If no answer comes, the shown page stays with its typed values, and the frame around others. */
export const stayOnPage: MiddlewareFunction<Record<string, DataStrategyResult>> = async (
  { request, url },
  next,
) => {
  const results = await next()
  const failed = Object.values(results).find(({ type }) => type === 'error')
  if (failed === undefined || failed.result instanceof Response || request.method !== 'GET') {
    return results
  }
  // A route without a result keeps its data.
  if (url.pathname + url.search === shownAddress && !isNotFound(failed.result)) return {}
  const { [siteRouteId]: frame, ...pages } = results
  return frame?.type === 'error' ? pages : results
}

/** Address of the shown page; null if there is none. */
let shownAddress: string | null = null

export function noteShown(address: string | null): void {
  shownAddress = address
}

/** Stores the address of the shown page until it is left or fails. */
export function useShownPage(): void {
  const { pathname, search } = useLocation()
  const hasFailed = useMatches().at(-1)?.loaderData === undefined
  const address = hasFailed ? null : pathname + search
  useEffect(() => {
    noteShown(address)
    return () => noteShown(null)
  }, [address])
}
