import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * For pages with a filter in their address, and their frame: the page contains all choices, so
 * choosing and Back need no answer from the server and work without a connection.
 */
export function exceptFilters({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isFilter = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isFilter ? false : defaultShouldRevalidate
}
