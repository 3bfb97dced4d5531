import type { ShouldRevalidateFunctionArgs } from 'react-router'

/**
 * For pages with a filter in their address, and what is around them: all that can be chosen from is
 * on the page, so choosing and Back need no answer of the server, and work without a connection.
 */
export function exceptFilters({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isFilter = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isFilter ? false : defaultShouldRevalidate
}
