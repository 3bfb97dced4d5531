import { paths } from '#domain/site/paths.ts'
import { useSite } from '#web/site.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'

/** The wordmark, which leads home. */
export function Logo({ className = '' }: { readonly className?: string }) {
  const { company, look } = useSite()
  const trade = company.name.slice(company.shortName.length).trim()
  return (
    <Link to={paths.home} className={`flex min-h-11 items-center gap-2.5 ${className}`}>
      {look.logo === null ? (
        <Icon name="leaf" className="size-9 text-leaf max-[16rem]:hidden" />
      ) : (
        <img
          {...look.logo}
          alt={look.logoHasName ? company.name : ''}
          className="h-10 w-auto max-w-44 object-contain"
        />
      )}
      {look.logoHasName ? null : (
        <span className="leading-none">
          <span className="block font-display text-[min(1.625rem,10vw)] font-medium tracking-[-0.02em]">
            {company.shortName}
          </span>{' '}
          <span className="mt-1 block text-[0.6875rem] font-medium tracking-[0.05em]">{trade}</span>
        </span>
      )}
      <span className="sr-only">, home</span>
    </Link>
  )
}
