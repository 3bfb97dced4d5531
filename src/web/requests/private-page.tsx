import type { PageMeta } from '#web/head.ts'
import { Container } from '#web/ui/container.tsx'

/** The head of a page that is for one person alone. */
export const privateMeta =
  (title: string): PageMeta =>
  () => [
    { title },
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ]

/** A page with a title and little else: it may stand in anyone's mailbox. */
export function PrivatePage({
  title,
  children,
}: {
  readonly title: string
  readonly children: React.ReactNode
}) {
  return (
    <Container className="py-band">
      <div className="mx-auto max-w-prose">
        <h1 className="text-heading">{title}</h1>
        {children}
      </div>
    </Container>
  )
}
