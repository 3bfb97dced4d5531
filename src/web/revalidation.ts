import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** For pages with a filter in their address, and their frame: the page contains all choices. */
export function exceptFilters({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isFilter = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return isFilter ? false : defaultShouldRevalidate
}
