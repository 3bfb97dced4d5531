import { JsonLd } from '#web/json-ld.tsx'
import { paths } from '#domain/site/paths.ts'
import { absoluteUrl, useSite } from '#web/site.ts'
import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

export interface Crumb {
  readonly name: string
  readonly path: string
}

interface Trail {
  /** Without the home page; this page comes last. */
  readonly trail: readonly Crumb[]
}

/** The path from the home page to this one, also as structured data. */
export function Breadcrumbs({ trail, className = '' }: Trail & { readonly className?: string }) {
  const crumbs = fromHome(trail)
  return (
    <nav aria-label="Breadcrumb" className={className}>
      <ol className="-ml-1 flex items-center text-sm font-medium max-[16rem]:flex-wrap">
        {crumbs.map(({ name, path }, at) => (
          <li key={path} className="flex min-w-0 items-center [&:not(:last-child)]:shrink-0">
            {at === 0 ? null : <Icon name="chevron-right" className="size-4 shrink-0 opacity-70" />}
            {at === crumbs.length - 1 ? (
              <span aria-current="page" className="truncate max-[16rem]:whitespace-normal px-1">
                {name}
              </span>
            ) : (
              <Link
                to={path}
                className="flex min-h-11 items-center rounded-sm px-1 underline decoration-transparent underline-offset-4 transition-colors hover:decoration-current"
              >
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
      <BreadcrumbFacts trail={trail} />
    </nav>
  )
}

/** Only the structured data, for pages that show another back link. */
export function BreadcrumbFacts({ trail }: Trail) {
  const site = useSite()
  return (
    <JsonLd
      facts={{
        '@type': 'BreadcrumbList',
        itemListElement: fromHome(trail).map(({ name, path }, at) => ({
          '@type': 'ListItem',
          position: at + 1,
          name,
          item: absoluteUrl(site, path),
        })),
      }}
    />
  )
}

const fromHome = (trail: readonly Crumb[]) => [{ name: 'Home', path: paths.home }, ...trail]
