import { useEffect, useReducer, useRef } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#domain/site/paths.ts'
import { useSite } from '#web/site.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'

const panelId = 'services-menu'

/** The Services menu of the header. Without scripts it opens by pointing or focus. */
export function ServicesDropdown({ className }: { readonly className: string }) {
  const { serviceMenu } = useSite()
  const [menu, dispatch] = useReducer(servicesMenuReducer, 'closed')
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const { pathname } = useLocation()
  const open = menu !== 'closed'

  useEffect(() => {
    if (!open) return
    const outside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) dispatch('dismissed')
    }
    // Also where it was opened by pointing, with the focus elsewhere.
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (root.current?.contains(document.activeElement)) button.current?.focus()
      dispatch('dismissed')
    }
    document.addEventListener('pointerdown', outside)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', outside)
      document.removeEventListener('keydown', escape)
    }
  }, [open])

  const pressedKey = (event: React.KeyboardEvent) => {
    const links = [...(root.current?.querySelectorAll('a') ?? [])]
    const at = links.findIndex((link) => link === document.activeElement)
    switch (event.key) {
      case 'ArrowDown':
        event.preventDefault()
        if (!open) dispatch('pressed')
        // The panel can take the focus only once it shows.
        return requestAnimationFrame(() => links[(at + 1) % links.length]?.focus())
      case 'ArrowUp':
        if (!open) return
        event.preventDefault()
        return links.at(at <= 0 ? -1 : at - 1)?.focus()
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears its button and links
    <div
      ref={root}
      className="group/services relative"
      onPointerEnter={(event) => event.pointerType === 'mouse' && dispatch('pointer-entered')}
      onPointerLeave={(event) => event.pointerType === 'mouse' && dispatch('pointer-left')}
      onKeyDown={pressedKey}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) dispatch('dismissed')
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        data-current={pathname.startsWith(paths.service('')) || undefined}
        className={className}
        onClick={() => dispatch('pressed')}
      >
        Services
        <Icon
          name="chevron-down"
          className={`-mr-1 size-4 transition-transform ${open ? 'rotate-180' : ''}`}
        />
      </button>
      <div
        id={panelId}
        data-open={open || undefined}
        className="invisible absolute top-full -left-36 -translate-y-1 pt-5 opacity-0 transition-[opacity,translate,visibility] data-open:visible data-open:transition-[opacity,translate,visibility] data-open:translate-y-0 data-open:opacity-100 noscript:group-focus-within/services:visible noscript:group-focus-within/services:opacity-100 noscript:group-hover/services:visible noscript:group-hover/services:opacity-100"
      >
        <ul className="grid w-[35rem] grid-cols-2 gap-1 rounded-card border border-hairline bg-white p-3 shadow-soft">
          {serviceMenu.map(({ slug, name }) => (
            <li key={slug}>
              <Link
                to={paths.service(slug)}
                onClick={() => dispatch('dismissed')}
                aria-current={pathname === paths.service(slug) ? 'page' : undefined}
                className="flex min-h-11 items-center rounded-lg px-4 py-2 leading-snug font-medium text-evergreen transition-colors hover:bg-leaf-pale aria-[current=page]:bg-leaf-pale"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** Open while it is pointed at; or once pressed, until pressed again, left, or closed by Escape. */
type ServicesMenu = 'closed' | 'pointed' | 'pressed'

type ServicesMenuEvent =
  /** A mouse came over it or went away. */
  | 'pointer-entered'
  | 'pointer-left'
  | 'pressed'
  /** Escape, a link chosen, focus gone elsewhere, a click outside. */
  | 'dismissed'

function servicesMenuReducer(menu: ServicesMenu, event: ServicesMenuEvent): ServicesMenu {
  switch (event) {
    case 'pointer-entered':
      return menu === 'closed' ? 'pointed' : menu
    case 'pointer-left':
      return menu === 'pointed' ? 'closed' : menu
    case 'pressed':
      // Pressing a menu that is open by pointing makes it stay.
      return menu === 'pressed' ? 'closed' : 'pressed'
    case 'dismissed':
      return 'closed'
  }
}
