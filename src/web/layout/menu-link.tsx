import { NavLink, useLocation } from 'react-router'
import { canFade } from '#web/presses-through.ts'

/** A link of the main menu; loaded by the browser where the router would only drop a filter. */
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
