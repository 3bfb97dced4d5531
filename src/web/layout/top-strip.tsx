import { paths } from '#domain/site/paths.ts'
import { useSite } from '#web/site.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'
import { officeOf } from './office.ts'
import { SocialLinks } from './social-links.tsx'

// Beside a long address the phone number and the quote button stay whole.
const item = 'flex h-full items-center gap-2 hover:text-leaf'

/** Narrow screens keep phone and quote; address and networks are in their menu and the footer. */
export function TopStrip() {
  const { company } = useSite()
  const office = officeOf(company)
  return (
    <section
      aria-label="Contact"
      className="ground-dark fixed inset-x-0 top-0 z-40 h-strip bg-evergreen text-sm transition-transform group-data-[is=hidden]/top:-translate-y-full [&_:focus-visible]:outline-offset-[-3px]"
    >
      <div className="mx-auto flex h-full max-w-page items-center gap-x-4 pl-gutter sm:gap-x-7 lg:whitespace-nowrap lg:pr-gutter">
        <a href={company.phone.href} className={`${item} font-semibold text-balance lg:shrink-0`}>
          <Icon name="phone" className="size-4 text-leaf max-xs:hidden" />
          <span className="sr-only">Call </span>
          {company.phone.display}
        </a>
        <a
          href={`mailto:${company.email}`}
          className={`${item} min-w-11 max-xs:hidden max-xl:justify-center max-xl:-ml-2`}
        >
          <Icon name="mail" className="size-4.5 text-leaf" />
          <span className="truncate max-xl:sr-only">{company.email}</span>
        </a>
        <NewTabLink href={office.map} what="map, " className={`${item} min-w-0 max-lg:hidden`}>
          <Icon name="pin" className="size-4.5 text-leaf" />
          <span className="truncate">{office.line}</span>
        </NewTabLink>
        <div className="ml-auto flex h-full items-center gap-x-5 lg:shrink-0">
          <SocialLinks
            className="h-full max-md:hidden"
            linkClassName="h-strip w-9 hover:text-leaf pointer-coarse:w-11"
          />
          <Link
            to={paths.quote}
            className="flex h-full items-center bg-quote-red px-2 text-center font-semibold text-white xs:px-4 transition-colors hover:bg-quote-red-deep sm:px-6"
          >
            Get My Free Quote
          </Link>
        </div>
      </div>
    </section>
  )
}
