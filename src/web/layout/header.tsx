import { useSite } from '#web/site.ts'
import { Logo } from './logo.tsx'
import { MenuLink } from './menu-link.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { ServicesDropdown } from './services-dropdown.tsx'

const item =
  'relative flex min-h-11 items-center gap-1 rounded-lg px-2.5 text-base font-medium text-evergreen transition-colors hover:text-moss xl:px-3.5 after:absolute after:inset-x-2.5 after:bottom-1 after:h-0.5 after:origin-left after:scale-x-0 after:rounded-full after:bg-leaf after:transition-transform hover:after:scale-x-100 aria-[current=page]:after:scale-x-100 data-current:after:scale-x-100 xl:after:inset-x-3.5'

/** Wordmark and menu; stays under the strip while the page scrolls. */
export function Header() {
  const { mainMenu } = useSite()
  return (
    <header className="sticky top-strip z-30 mt-strip h-header border-b border-hairline/80 bg-paper transition-transform group-data-[is=hidden]/top:-translate-y-[calc(100%+var(--spacing-strip))]">
      <div className="mx-auto flex h-full max-w-page items-center justify-between gap-4 px-gutter text-evergreen">
        <Logo />
        <nav aria-label="Main" className="max-lg:hidden">
          <ul className="-mr-2.5 flex items-center xl:-mr-3.5">
            {mainMenu.map(({ name, path }) => (
              <li key={name}>
                {path === null ? (
                  <ServicesDropdown className={item} />
                ) : (
                  <MenuLink to={path} className={item}>
                    {name}
                  </MenuLink>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <MobileMenu />
      </div>
    </header>
  )
}
