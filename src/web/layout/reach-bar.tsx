import { paths } from '#domain/site/paths.ts'
import { useSite } from '#web/site.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'

/** Phone and quote beside the chat button, while the strip that carries both is away. */
export function ReachBar() {
  const { phone } = useSite().company
  return (
    <nav aria-label="Phone and quote" className="reach-bar">
      <a href={phone.href}>
        <Icon name="phone" />
        <span className="max-lg:sr-only">{phone.display}</span>
      </a>
      <Link to={paths.quote}>Get My Free Quote</Link>
    </nav>
  )
}
