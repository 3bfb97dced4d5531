import type { ShouldRevalidateFunctionArgs } from 'react-router'

/** For a page that opens a dialog (`useDialogEntry`) and shows what its query names. */
export function exceptDialog({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isSame = currentUrl.pathname + currentUrl.search === nextUrl.pathname + nextUrl.search
  return isSame && currentUrl.hash !== nextUrl.hash ? false : defaultShouldRevalidate
}

/** For pages with a filter or a dialog in their address, and their frame: the page contains all. */
export function exceptFilters({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isFilter = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href
  return isFilter ? false : defaultShouldRevalidate
}
