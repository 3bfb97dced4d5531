import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** For pages with a filter or a dialog in their address, and their frame: the page contains all. */
export function exceptFilters({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isFilter = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
  return isFilter ? false : defaultShouldRevalidate
}
