import { NavLink } from 'react-router'
import { may } from '#domain/desk/roles.ts'
import { TextLink } from './button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { SearchBox } from './lists/search-box.tsx'
import { useColleague } from './use-desk.ts'

/** Link above the title of a page, to the list that contains it. */
export function UpLink({
  to,
  children,
}: {
  readonly to: string
  readonly children: React.ReactNode
}) {
  return (
    // Padding of an inline link takes no space, and makes it high enough for a thumb.
    <p className="no-print mb-1 text-second max-desk:[&_a]:py-4">
      <TextLink to={to}>{children}</TextLink>
    </p>
  )
}

export function PageHead({
  title,
  aside,
  search,
  children,
}: {
  readonly title: string
  readonly aside?: React.ReactNode
  /** Shows the search of everything: always, or on wide screens only. */
  readonly search?: 'always' | 'wide'
  /** The main actions. */
  readonly children?: React.ReactNode
}) {
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      {/* On a phone it wraps within, so that the button stays beside it. */}
      <div className="mr-auto flex max-w-full flex-wrap items-baseline gap-x-4 gap-y-1 *:max-w-full max-desk:flex-1 max-desk:basis-40">
        <h1 className="text-title text-balance desk:text-title-wide">{title}</h1>
        {aside === undefined ? null : <p className="text-second text-bark-soft">{aside}</p>}
      </div>
      {search === undefined ? null : (
        <div
          className={`desk:max-w-64 desk:flex-1 desk:basis-40 ${search === 'wide' ? 'max-desk:hidden' : 'max-desk:order-last max-desk:w-full'}`}
        >
          <SearchBox />
        </div>
      )}
      {children}
    </div>
  )
}

export function SettingsHead() {
  const { role } = useColleague()
  const parts = [
    { to: deskPaths.account, label: 'You', isMine: true },
    { to: deskPaths.alerts, label: 'Alerts', isMine: may(role, 'work-requests') },
    { to: deskPaths.staff, label: 'Staff', isMine: may(role, 'manage-staff') },
    { to: deskPaths.prices, label: 'Prices', isMine: may(role, 'change-settings') },
    { to: deskPaths.templates, label: 'Templates', isMine: may(role, 'change-settings') },
    { to: deskPaths.reminders, label: 'Reminders', isMine: may(role, 'change-settings') },
    { to: deskPaths.records, label: 'Records', isMine: may(role, 'change-settings') },
    { to: deskPaths.backup, label: 'Backup', isMine: may(role, 'change-settings') },
    { to: deskPaths.activity, label: 'Activity', isMine: may(role, 'see-activity') },
  ]
  return (
    <>
      <PageHead title="Settings" />
      <nav
        aria-label="Settings"
        className="no-print mb-5 flex flex-wrap gap-x-6 border-b border-hairline"
      >
        {parts
          .filter(({ isMine }) => isMine)
          .map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end={to === deskPaths.account}
              className="-mb-px flex min-h-11 items-center border-b-3 border-transparent font-semibold text-bark-soft hover:text-evergreen aria-[current=page]:border-moss aria-[current=page]:text-evergreen desk:min-h-10"
            >
              {({ isActive }) => <span data-title={isActive || undefined}>{label}</span>}
            </NavLink>
          ))}
      </nav>
    </>
  )
}

export function SettingsPage({
  className = 'desk:max-w-3xl',
  children,
}: {
  readonly className?: string
  readonly children: React.ReactNode
}) {
  return (
    <>
      <SettingsHead />
      <div className={className}>{children}</div>
    </>
  )
}
