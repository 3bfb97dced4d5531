import { NavLink, useLocation } from 'react-router'
import { canFade } from '#web/presses-through.ts'

/**
 * A link of the main menu. From a page with a filter to the same page without one the browser loads
 * the page, since the router would only change the filter.
 */
export function MenuLink({
  to,
  className,
  children,
}: {
  readonly to: string
  readonly className: string
  readonly children: React.ReactNode
}) {
  const { pathname, search } = useLocation()
  return (
    <NavLink
      to={to}
      end={to === '/'}
      reloadDocument={pathname === to && search !== ''}
      viewTransition={canFade}
      className={className}
    >
      {children}
    </NavLink>
  )
}
