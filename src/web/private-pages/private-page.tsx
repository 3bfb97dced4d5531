import { useEffect, useRef } from 'react'
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

/** A page with a title and little else, linked from emails. */
export function PrivatePage({
  title,
  isAnswer = false,
  children,
}: {
  readonly title: string
  /** Whether it replaces the submitted form, which had the focus. */
  readonly isAnswer?: boolean
  readonly children: React.ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAnswer) heading.current?.focus()
  }, [isAnswer])
  return (
    <Container className="py-band">
      <div className="mx-auto max-w-prose">
        <h1 ref={heading} tabIndex={-1} className="text-heading focus:outline-none">
          {title}
        </h1>
        {children}
      </div>
    </Container>
  )
}
