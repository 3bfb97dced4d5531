import { useEffect, useRef } from 'react'
import { afterPaint } from '#web/presses-through.ts'
import { paths } from '#domain/site/paths.ts'
import { useSite } from '#web/site.ts'
import { QuoteLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { MenuLink } from './menu-link.tsx'
import { footerId, officeOf } from './office.ts'
import { SocialLinks } from './social-links.tsx'

/** From here on the header shows its menu in full (`--breakpoint-lg`). */
const wide = '(min-width: 62rem)'

const entry =
  'flex min-h-13 items-center font-display text-card font-medium aria-[current=page]:text-leaf'

/**
 * The menu of narrow screens: a panel from the side. It is a popover, which opens before hydration
 * and in half the time of a modal dialog on a slow phone; the page under it becomes inert a moment
 * later. Without scripts the button leads to the links of the footer.
 */
export function MobileMenu() {
  const panel = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    // A panel hidden by the wide layout would keep the page inert.
    const media = window.matchMedia(wide)
    const close = () => panel.current?.hidePopover()
    media.addEventListener('change', close)
    return () => media.removeEventListener('change', close)
  }, [])

  return (
    <div className="lg:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        popoverTarget="menu"
        className="-mr-2 flex size-12 items-center justify-center rounded-full noscript:hidden"
      >
        <Icon name="menu" className="size-7" />
        <span className="sr-only">Menu</span>
      </button>
      <a
        href={`#${footerId}`}
        className="hidden size-12 items-center justify-center font-semibold underline noscript:flex"
      >
        Menu
      </a>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears its links and Tab */}
      <dialog
        ref={panel}
        id="menu"
        popover="auto"
        aria-label="Menu"
        onBeforeToggle={({ currentTarget, newState }) => {
          if (newState === 'open')
            afterPaint(() => keepAlone(currentTarget.matches(':popover-open')))
          // On closing, the page must be usable before the focus returns to it.
          else keepAlone(false)
        }}
        onKeyDown={keepFocusInside}
        onClick={({ currentTarget, target }) => {
          if (target instanceof Element && target.closest('a')) currentTarget.hidePopover()
        }}
        className="ground-dark m-0 ml-auto h-dvh max-h-none w-[min(23rem,calc(100vw-2.5rem))] max-w-none bg-evergreen shadow-soft"
      >
        <Contents />
      </dialog>
    </div>
  )
}

/** Makes everything around the panel inert, or usable again. */
function keepAlone(isAlone: boolean) {
  for (const other of document.querySelectorAll(':has(#menu) > :not(#menu, :has(#menu))')) {
    other.toggleAttribute('inert', isAlone)
  }
}

function Contents() {
  const { company, mainMenu } = useSite()
  const office = officeOf(company)
  return (
    <div className="flex min-h-full flex-col px-6 pt-3 pb-6">
      <div className="flex items-center justify-between">
        <p className="kicker text-leaf">Menu</p>
        <button
          type="button"
          popoverTarget="menu"
          popoverTargetAction="hide"
          className="-mr-3 flex size-12 items-center justify-center rounded-full hover:bg-paper/10"
        >
          <Icon name="close" className="size-6" />
          <span className="sr-only">Close menu</span>
        </button>
      </div>
      <nav aria-label="Main">
        <ul className="divide-y divide-paper/15">
          {mainMenu.map(({ name, path }) => (
            <li key={name}>
              {path === null ? (
                <Services />
              ) : (
                <MenuLink to={path} className={entry}>
                  {name}
                </MenuLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid gap-1 pt-8">
        <QuoteLink className="mb-3 w-full" />
        <a href={company.phone.href} className="flex min-h-11 items-center gap-3">
          <Icon name="phone" className="size-5 text-leaf" />
          {company.phone.display}
        </a>
        <a href={`mailto:${company.email}`} className="flex min-h-11 items-center gap-3">
          <Icon name="mail" className="size-5 text-leaf" />
          {company.email}
        </a>
        <NewTabLink href={office.map} what="map, " className="flex min-h-11 items-center gap-3">
          <Icon name="pin" className="size-5 text-leaf" />
          <span>{office.line}</span>
        </NewTabLink>
        <SocialLinks className="mt-1 -ml-3" linkClassName="size-11" />
      </div>
    </div>
  )
}

function Services() {
  const { serviceMenu } = useSite()
  return (
    <details className="group/services">
      <summary className={`${entry} list-none justify-between [&::-webkit-details-marker]:hidden`}>
        Services
        <Icon
          name="chevron-down"
          className="size-5 transition-transform group-open/services:rotate-180"
        />
      </summary>
      <ul className="mb-3 border-l border-leaf/50 pl-4">
        {serviceMenu.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.service(slug)} className="flex min-h-11 items-center leading-snug">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Keeps Tab within the panel. */
function keepFocusInside(event: React.KeyboardEvent<HTMLDialogElement>) {
  if (event.key !== 'Tab') return
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('a, button, summary')].filter(
    (stop) => stop.checkVisibility(),
  )
  if (event.shiftKey) stops.reverse()
  if (document.activeElement !== stops.at(-1)) return
  event.preventDefault()
  stops[0]?.focus()
}
