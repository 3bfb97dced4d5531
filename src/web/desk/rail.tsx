import { useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { may, roleNames, type Permission, type Role } from '#domain/desk/roles.ts'
import { deskPaths } from './desk-paths.ts'
import { Icon, type IconName, Leaf } from './icon.tsx'
import { SignOut } from './sign-out.tsx'
import { useColleague, useDesk } from './use-desk.ts'

interface Room {
  readonly to: string
  readonly label: string
  readonly icon: IconName
  readonly permission: Permission
}

/** Rooms that are built, the most used first; the others are not shown. */
const rooms: readonly Room[] = [
  { to: deskPaths.today, label: 'Today', icon: 'today', permission: 'see-site-week' },
  { to: deskPaths.requests, label: 'Requests', icon: 'requests', permission: 'work-requests' },
  { to: deskPaths.customers, label: 'Customers', icon: 'customers', permission: 'work-requests' },
  { to: deskPaths.schedule, label: 'Schedule', icon: 'schedule', permission: 'work-schedule' },
  { to: deskPaths.email, label: 'Email', icon: 'email', permission: 'work-requests' },
  { to: deskPaths.site, label: 'Site', icon: 'site', permission: 'edit-site' },
  { to: deskPaths.account, label: 'Settings', icon: 'settings', permission: 'use-desk' },
]

/** Helpers have their own day in place of the rooms. */
const ownDay: Room = {
  to: deskPaths.myDay,
  label: 'My day',
  icon: 'schedule',
  permission: 'use-desk',
}

/** As many as a phone's bar has room for, with "More" as the fifth. */
const roomsInBar = 4

function roomsOf(role: Role): readonly Room[] {
  const open = rooms.filter(({ permission }) => may(role, permission))
  return may(role, 'work-schedule') ? open : [ownDay, ...open]
}

const entry =
  'group flex min-h-[var(--spacing-bar)] flex-1 flex-col items-center justify-center gap-1 border-t-3 border-transparent text-second font-medium text-paper aria-[current=page]:border-leaf aria-[current=page]:font-semibold desk:min-h-9.5 desk:flex-none desk:flex-row desk:justify-start desk:gap-3.5 desk:rounded-[0.5rem] desk:border-0 desk:px-3 desk:text-row desk:hover:bg-paper/8 desk:aria-[current=page]:bg-paper/14'

/** A rail on wide screens, a bar at the bottom of phones. */
export function Rail({ onKeys }: { readonly onKeys: () => void }) {
  const desk = useDesk()
  const { name, role } = useColleague()
  const open = roomsOf(role)
  const isFull = open.length > roomsInBar + 1
  const others = isFull ? open.slice(roomsInBar) : []
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
        {open.map(({ to, label, icon }, at) => (
          <NavLink
            key={to}
            to={to}
            end={to === deskPaths.today}
            className={`${entry} ${isFull && at >= roomsInBar ? 'max-desk:hidden' : ''}`}
          >
            <Icon name={icon} className="size-5 opacity-85 group-aria-[current=page]:text-leaf" />
            {label}
          </NavLink>
        ))}
        {isFull ? <MoreRooms rooms={others} /> : null}
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

/** The rooms for which a phone's bar is too narrow, on a sheet above it. */
function MoreRooms({ rooms: others }: { readonly rooms: readonly Room[] }) {
  const sheet = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const isHere = others.some(({ to }) => pathname.startsWith(to))
  return (
    <>
      <button
        type="button"
        popoverTarget="more-rooms"
        aria-current={isHere ? 'true' : undefined}
        className={`${entry} aria-[current=true]:border-leaf aria-[current=true]:font-semibold desk:hidden`}
      >
        <Icon name="more" className="size-5 opacity-85" />
        More
      </button>
      <div
        ref={sheet}
        id="more-rooms"
        popover="auto"
        className="on-evergreen inset-x-0 top-auto bottom-[calc(var(--spacing-bar)+env(safe-area-inset-bottom))] m-0 w-full border-b border-paper/20 p-2 desk:hidden"
      >
        {others.map(({ to, label, icon }) => (
          <NavLink
            key={to}
            to={to}
            onClick={() => sheet.current?.hidePopover()}
            className="flex min-h-12 items-center gap-4 rounded-[0.5rem] px-4 text-row font-medium text-paper aria-[current=page]:bg-paper/14 aria-[current=page]:font-semibold"
          >
            <Icon name={icon} className="size-5 opacity-85" />
            {label}
          </NavLink>
        ))}
      </div>
    </>
  )
}
