import { NavLink } from 'react-router'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { PageHead } from '#web/desk/page-head.tsx'
import { collections } from './collections.ts'

const parts = [
  { to: deskPaths.site, label: 'At once' },
  ...collections.map(({ at, title }) => ({ to: deskPaths.collection(at), label: title })),
  { to: deskPaths.texts, label: 'Texts' },
  { to: deskPaths.pictures, label: 'Pictures' },
  { to: deskPaths.redirects, label: 'Redirects' },
  { to: deskPaths.goingLive, label: 'Going live' },
]

/** The title of Site with its parts. */
export function SiteHead({ aside }: { readonly aside?: React.ReactNode }) {
  return (
    <>
      <PageHead title="Site" aside={aside} />
      <nav
        aria-label="Site"
        className="no-print mb-5 flex flex-wrap gap-x-6 border-b border-hairline"
      >
        {parts.map(({ to, label }) => (
          <NavLink
            key={to}
            to={to}
            end={to === deskPaths.site}
            className="-mb-px flex min-h-11 items-center border-b-3 border-transparent font-semibold text-bark-soft hover:text-evergreen aria-[current=page]:border-moss aria-[current=page]:text-evergreen desk:min-h-10"
          >
            {label}
          </NavLink>
        ))}
      </nav>
    </>
  )
}
