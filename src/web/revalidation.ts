import { useEffect, useRef } from 'react'
import {
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigationType,
  useRevalidator,
} from 'react-router'

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

/** The state of links of the menu. */
export const fromMenu = { isFromMenu: true }

/** Loads a page anew when the menu leads to it again and only its filter falls away. */
export function useReloadFromMenu(): void {
  const { pathname, search, state } = useLocation()
  const isPressed = useNavigationType() === 'PUSH' && state?.isFromMenu === true
  const { revalidate } = useRevalidator()
  const before = useRef({ pathname, search })
  useEffect(() => {
    const { current } = before
    before.current = { pathname, search }
    const isFilter = current.pathname === pathname && current.search !== search
    if (isFilter && isPressed) void revalidate()
  }, [pathname, search, isPressed, revalidate])
}
