import { useCallback, useEffect, useRef, useState } from 'react'
import { NavLink, Outlet, useLocation } from 'react-router'
import { may, roleNames, type Permission } from '#domain/desk/roles.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { dropOldDrafts } from '#web/desk/drafts.ts'
import { Icon, type IconName, Leaf } from '#web/desk/icon.tsx'
import { useKeys } from '#web/desk/keys.ts'
import { KeysDialog } from '#web/desk/keys-dialog.tsx'
import { SignOut } from '#web/desk/sign-out.tsx'
import { Skeleton } from '#web/desk/skeleton.tsx'
import { useChanges } from '#web/desk/use-changes.ts'
import { useColleague, useDesk } from '#web/desk/use-desk.ts'

/** Asks the door at every change of page. */
export const loader = () => null

/** Rooms that are built; the others are not shown. */
const rooms: readonly {
  readonly to: string
  readonly label: string
  readonly icon: IconName
  readonly permission: Permission
}[] = [
  { to: deskPaths.today, label: 'Today', icon: 'today', permission: 'see-site-week' },
  { to: deskPaths.requests, label: 'Requests', icon: 'requests', permission: 'work-requests' },
  { to: deskPaths.customers, label: 'Customers', icon: 'customers', permission: 'work-requests' },
  { to: deskPaths.schedule, label: 'Schedule', icon: 'schedule', permission: 'work-schedule' },
  { to: deskPaths.email, label: 'Email', icon: 'email', permission: 'work-requests' },
  { to: deskPaths.site, label: 'Site', icon: 'site', permission: 'edit-site' },
  { to: deskPaths.account, label: 'Settings', icon: 'settings', permission: 'use-desk' },
]

/** Helpers have their own day in place of the rooms. */
const ownDay = { to: deskPaths.myDay, label: 'My day', icon: 'schedule' } as const

/** The desk: its rooms at the side, or below on phones, and the page of one. */
export default function Shell() {
  useChanges()
  useEffect(dropOldDrafts, [])
  const main = useFocusOnPages()
  const [showsKeys, setShowsKeys] = useState(false)
  const showKeys = useCallback(() => setShowsKeys(true), [])
  useKeys(showKeys)
  return (
    <>
      <a
        href="#main"
        className="on-evergreen fixed top-2 left-2 z-20 -translate-y-20 rounded-[0.5rem] px-4 py-2 font-semibold focus:translate-y-0"
      >
        Skip to content
      </a>
      <div className="min-h-dvh desk:grid desk:grid-cols-[var(--spacing-rail)_minmax(0,1fr)]">
        <Rail onKeys={showKeys} />
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className="relative px-4 pt-5 pb-[calc(var(--spacing-bar)+2rem)] desk:px-8 desk:pt-6 desk:pb-12"
        >
          <SampleMark />
          <Outlet />
          <Skeleton />
        </main>
      </div>
      {showsKeys ? <KeysDialog onClose={() => setShowsKeys(false)} /> : null}
    </>
  )
}

/** Says of a demo that it is one. */
function SampleMark() {
  const desk = useDesk()
  if (desk?.isDemo !== true) return null
  return (
    <p className="no-print -mt-2 mb-4 text-second text-bark-soft">
      <b className="font-semibold text-clay">Sample data.</b> Nobody here is real, and no email
      leaves this computer.
    </p>
  )
}

/** Where the link that was pressed is gone with its page, the keyboard goes on in the next one. */
function useFocusOnPages(): React.RefObject<HTMLElement | null> {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)
  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [pathname])
  return main
}

/** A rail on wide screens, a bar at the bottom of phones. */
function Rail({ onKeys }: { readonly onKeys: () => void }) {
  const desk = useDesk()
  const { name, role } = useColleague()
  return (
    <header className="on-evergreen no-print fixed inset-x-0 bottom-0 z-10 isolate flex pb-[env(safe-area-inset-bottom)] desk:sticky desk:inset-auto desk:top-0 desk:h-dvh desk:flex-col desk:overflow-hidden desk:p-3 desk:pb-5">
      <div
        aria-hidden="true"
        className="contours absolute inset-x-0 bottom-0 -z-10 hidden h-3/5 text-leaf opacity-15 desk:block"
      />
      <p className="mt-1.5 mb-4 hidden items-center gap-2 px-3 font-display text-[1.375rem] leading-7 font-medium desk:flex">
        <Leaf className="size-6 text-leaf" />
        {desk?.companyName}
      </p>
      <nav aria-label="Rooms" className="flex flex-1 desk:flex-none desk:flex-col desk:gap-0.5">
        {[
          ...(may(role, 'work-schedule') ? [] : [ownDay]),
          ...rooms.filter(({ permission }) => may(role, permission)),
        ].map(({ to, label, icon }) => (
          <NavLink
            key={to}
            to={to}
            end={to === deskPaths.today}
            className="group flex min-h-[var(--spacing-bar)] flex-1 flex-col items-center justify-center gap-1 border-t-3 border-transparent text-second font-medium text-paper aria-[current=page]:border-leaf aria-[current=page]:font-semibold desk:min-h-9.5 desk:flex-none desk:flex-row desk:justify-start desk:gap-3.5 desk:rounded-[0.5rem] desk:border-0 desk:px-3 desk:text-row desk:hover:bg-paper/8 desk:aria-[current=page]:bg-paper/14"
          >
            <Icon name={icon} className="size-5 opacity-85 group-aria-[current=page]:text-leaf" />
            {label}
          </NavLink>
        ))}
      </nav>
      <div className="hidden px-3 desk:mt-auto desk:block">
        <p className="font-semibold">{name}</p>
        <p className="text-second opacity-85">{roleNames[role]}</p>
        <div className="-ml-2 mt-2 flex items-center gap-2 text-second">
          <SignOut className="px-2 hover:bg-paper/8" />
          <button
            type="button"
            onClick={onKeys}
            className="min-h-9 rounded-[0.5rem] px-2 font-semibold hover:bg-paper/8"
          >
            Keys
          </button>
        </div>
      </div>
    </header>
  )
}
