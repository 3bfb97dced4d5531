import type { SocialNetwork } from '#content/company.ts'
import { useSite } from '#web/site.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { NewTabLink } from '#web/ui/new-tab-link.tsx'

const icons: Record<SocialNetwork, IconName> = {
  X: 'x',
  Facebook: 'facebook',
  Instagram: 'instagram',
  LinkedIn: 'linkedin',
}

export function SocialLinks({
  className,
  linkClassName,
}: {
  readonly className: string
  readonly linkClassName: string
}) {
  const { company } = useSite()
  return (
    <ul className={`flex ${className}`}>
      {company.social.map(({ name, href }) => (
        <li key={name}>
          <NewTabLink
            href={href}
            className={`inline-flex items-center justify-center ${linkClassName}`}
          >
            <Icon name={icons[name]} className="size-4" />
            <span className="sr-only">{name}</span>
          </NewTabLink>
        </li>
      ))}
    </ul>
  )
}
