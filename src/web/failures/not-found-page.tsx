import { useLocation } from 'react-router'
import { paths } from '#domain/site/paths.ts'
import { SiteSearch } from '#web/search/site-search.tsx'
import { wordsOfAddress } from '#web/search/words-of-address.ts'
import { useSite } from '#web/site.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { ErrorGround, PhoneButton } from '#web/layout/error-page.tsx'

/** The suggested links, in order. */
const suggestedPaths = [paths.products, paths.projects, paths.events, paths.contact]

/** Addresses that only links in our emails lead to. */
const fromEmails = /^\/(?:quotes|request|photographs)\//

export function NotFoundPage() {
  const { serviceMenu, notFound } = useSite()
  const { pathname } = useLocation()
  const isFromEmail = fromEmails.test(pathname)
  return (
    <ErrorGround>
      <p className="kicker text-clay">Error 404</p>
      <h1 className="mt-3 text-title">{notFound.title}</h1>
      <p className="mt-4 max-w-prose text-lead text-bark-soft">
        {isFromEmail
          ? 'This link is not complete, or no longer opens anything. Use the link in our newest email, or call us.'
          : notFound.subtitle}
      </p>
      <div className="mt-8">
        <SiteSearch key={pathname} hint={isFromEmail ? '' : wordsOfAddress(pathname)} />
      </div>
      <ul className="mt-10 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {notFound.suggestedPages.map(({ name, line }, at) => (
          <li key={name}>
            <Link
              to={suggestedPaths[at] ?? paths.home}
              className="flex h-full items-start justify-between gap-3 rounded-card border border-hairline bg-white p-5 transition-shadow hover:shadow-soft"
            >
              <span>
                <span className="block font-display text-card font-medium text-evergreen">
                  {name}
                </span>{' '}
                <span className="mt-1 block text-sm text-bark-soft">{line}</span>
              </span>
              <Icon name="arrow-right" className="mt-1 size-5 text-moss" />
            </Link>
          </li>
        ))}
      </ul>
      <h2 className="mt-12 text-card">Services</h2>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {serviceMenu.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={paths.service(slug)} className="link inline-flex min-h-11 items-center">
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-10 flex flex-wrap gap-3">
        <ButtonLink to={paths.home}>Go to the Home Page</ButtonLink>
        <PhoneButton />
      </div>
    </ErrorGround>
  )
}
