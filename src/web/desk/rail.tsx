import { useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { formatCount } from '#domain/counts.ts'
import { may, roleNames, type Permission, type Role } from '#domain/desk/roles.ts'
import type { Waiting } from '#usecases/desk/count-waiting.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Icon, type IconName, CompanyMark } from './icon.tsx'
import { SignOut } from './sign-in/sign-out.tsx'
import { useColleague, useDesk } from './use-desk.ts'

interface Section {
  readonly to: string
  readonly label: string
  readonly icon: IconName
  readonly permission: Permission
  readonly counts?: keyof Waiting
}

/** Sections of the desk, most used first. */
const sections: readonly Section[] = [
  {
    to: deskPaths.today,
    label: 'Today',
    icon: 'today',
    permission: 'work-requests',
    counts: 'today',
  },
  {
    to: deskPaths.requests,
    label: 'Requests',
    icon: 'requests',
    permission: 'work-requests',
    counts: 'requests',
  },
  { to: deskPaths.customers, label: 'Customers', icon: 'customers', permission: 'work-requests' },
  { to: deskPaths.schedule, label: 'Schedule', icon: 'schedule', permission: 'work-schedule' },
  { to: deskPaths.quotes, label: 'Quotes', icon: 'quotes', permission: 'work-requests' },
  { to: deskPaths.money, label: 'Money', icon: 'money', permission: 'work-money' },
  {
    to: deskPaths.email,
    label: 'Email',
    icon: 'email',
    permission: 'work-requests',
    counts: 'email',
  },
  { to: deskPaths.site, label: 'Site', icon: 'site', permission: 'edit-site' },
  { to: deskPaths.account, label: 'Settings', icon: 'settings', permission: 'use-desk' },
]

/** The only section of helpers besides Settings. */
const ownDay: Section = {
  to: deskPaths.myDay,
  label: 'My day',
  icon: 'schedule',
  permission: 'use-desk',
}

/** Number of sections that fit on a phone's bar beside "More". */
const sectionsInBar = 4

/** The same with large text on a small screen. */
const sectionsInLargeBar = 2

function sectionsOf(role: Role): readonly Section[] {
  const open = sections.filter(({ permission }) => may(role, permission))
  return may(role, 'work-schedule') ? open : [ownDay, ...open]
}

const entry =
  'group relative flex min-h-[var(--spacing-bar)] min-w-0 flex-1 flex-col items-center justify-center gap-1 border-t-3 border-transparent text-second font-medium text-paper max-desk:-outline-offset-3 max-[20rem]:flex-auto aria-[current=page]:border-leaf aria-[current=page]:font-semibold desk:min-h-9.5 desk:flex-none desk:flex-row desk:justify-start desk:gap-3.5 desk:rounded-[0.5rem] desk:border-0 desk:px-3 desk:text-row desk:hover:bg-paper/8 desk:aria-[current=page]:bg-paper/14'

export function Rail({
  waiting,
  onKeys,
}: {
  /** Null for roles without waiting work. */
  readonly waiting: Waiting | null
  readonly onKeys: () => void
}) {
  const companyName = useDesk()?.companyName
  const { name, role } = useColleague()
  const open = sectionsOf(role)
  const isFull = open.length > sectionsInBar + 1
  return (
    <header className="on-evergreen no-print fixed inset-x-0 bottom-0 z-10 isolate flex pb-[env(safe-area-inset-bottom)] desk:sticky desk:inset-auto desk:top-0 desk:h-dvh desk:flex-col desk:overflow-hidden desk:p-3 desk:pb-5">
      <div
        aria-hidden="true"
        className="contours absolute inset-x-0 bottom-0 -z-10 hidden h-3/5 text-leaf opacity-15 desk:block"
      />
      <p className="mt-1.5 mb-4 hidden items-center gap-2 px-3 font-display text-[1.375rem] leading-7 font-medium wrap-anywhere desk:flex">
        <CompanyMark size="size-6" />
        {companyName}
      </p>
      <nav
        aria-label="Rooms"
        className="flex min-w-0 flex-1 desk:flex-none desk:flex-col desk:gap-0.5"
      >
        {open.map((section, at) => (
          <NavLink
            key={section.to}
            to={section.to}
            end={section.to === deskPaths.today}
            aria-describedby={countId(section)}
            className={`${entry} ${isFull && at >= sectionsInBar ? 'max-desk:hidden' : isFull && at >= sectionsInLargeBar ? 'max-[20rem]:hidden' : ''}`}
          >
            <Icon
              name={section.icon}
              className="size-5 opacity-85 group-aria-[current=page]:text-leaf"
            />
            {section.label}
            <Count section={section} waiting={waiting} />
          </NavLink>
        ))}
        {isFull ? (
          <MoreSections sections={open.slice(sectionsInLargeBar)} waiting={waiting} />
        ) : null}
      </nav>
      <CountsAsText waiting={waiting} />
      <div className="hidden px-3 desk:mt-auto desk:block">
        <p className="font-semibold">{name}</p>
        <p className="text-second text-paper-soft">{roleNames[role]}</p>
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

/** The sections that do not fit on a phone's bar, on a sheet above it. */
function MoreSections({
  sections: others,
  waiting,
}: {
  readonly sections: readonly Section[]
  readonly waiting: Waiting | null
}) {
  const sheet = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const here = others.findIndex(({ to }) => pathname.startsWith(to))
  const isInBar = (at: number) => at < sectionsInBar - sectionsInLargeBar
  return (
    <>
      <button
        type="button"
        popoverTarget="more-sections"
        aria-current={here >= 0 && !isInBar(here) ? 'true' : undefined}
        className={`${entry} ${here >= 0 && isInBar(here) ? 'max-[20rem]:border-leaf max-[20rem]:font-semibold' : ''} aria-[current=true]:border-leaf aria-[current=true]:font-semibold desk:hidden`}
      >
        <Icon name="more" className="size-5 opacity-85" />
        More
      </button>
      <div
        ref={sheet}
        id="more-sections"
        popover="auto"
        className="on-evergreen inset-x-0 top-auto bottom-[calc(var(--spacing-bar)+env(safe-area-inset-bottom))] m-0 w-full border-b border-paper/20 p-2 desk:hidden"
      >
        {others.map((section, at) => (
          <NavLink
            key={section.to}
            to={section.to}
            aria-describedby={countId(section)}
            onClick={() => sheet.current?.hidePopover()}
            className={`flex min-h-12 items-center gap-4 rounded-[0.5rem] px-4 text-row font-medium text-paper aria-[current=page]:bg-paper/14 aria-[current=page]:font-semibold ${isInBar(at) ? 'min-[20rem]:hidden' : ''}`}
          >
            <Icon name={section.icon} className="size-5 opacity-85" />
            {section.label}
            <Count section={section} waiting={waiting} isInList />
          </NavLink>
        ))}
      </div>
    </>
  )
}

const countId = ({ counts }: Section) => (counts === undefined ? undefined : `waiting-${counts}`)

/** Number that waits in a section; its space is reserved. */
function Count({
  section,
  waiting,
  isInList = false,
}: {
  readonly section: Section
  readonly waiting: Waiting | null
  readonly isInList?: boolean
}) {
  const count = section.counts === undefined ? 0 : (waiting?.[section.counts] ?? 0)
  if (count === 0) return null
  const isToday = section.counts === 'today'
  const place = isInList
    ? 'ml-auto'
    : `desk:static desk:ml-auto ${isToday ? 'absolute top-1 left-1/2 ml-2' : 'max-desk:hidden'}`
  return (
    <span
      aria-hidden="true"
      className={`${place} text-second leading-5 font-semibold tabular-nums ${isToday ? 'min-w-6 rounded-[0.375rem] bg-clay px-1.5 text-center text-paper' : 'text-paper-soft'}`}
    >
      {formatCount(count)}
    </span>
  )
}

function CountsAsText({ waiting }: { readonly waiting: Waiting | null }) {
  return sections.map(({ counts }) =>
    counts === undefined ? null : (
      <span key={counts} id={`waiting-${counts}`} hidden>
        {waiting === null || waiting[counts] === 0
          ? 'Nothing waiting'
          : `${formatCount(waiting[counts])} ${counts === 'requests' ? 'open' : 'waiting'}`}
      </span>
    ),
  )
}
