import { useSite } from '#web/site.ts'
import { ButtonLink, QuoteLink } from './button.tsx'
import { Container } from './container.tsx'
import { ContourLines } from './contour-lines.tsx'
import { Icon } from './icon.tsx'

/** The link to the quote form at the end of a page. */
export function QuoteCall() {
  const { quoteCall } = useSite()
  return (
    <ClosingCall heading={quoteCall.heading} text={quoteCall.text}>
      <QuoteLink className="px-8" />
    </ClosingCall>
  )
}

/** The end of a page: the next step, by the page's own link or by phone. */
export function ClosingCall({
  heading,
  text,
  children,
}: {
  readonly heading: string
  readonly text: string
  readonly children: React.ReactNode
}) {
  const { company } = useSite()
  return (
    <section
      aria-labelledby="closing-call"
      className="relative isolate overflow-hidden bg-leaf-pale py-section"
    >
      <ContourLines on="light" />
      <Container className="flex flex-col items-center text-center">
        <h2 id="closing-call" className="text-heading">
          {heading}
        </h2>
        <p className="mt-4 max-w-prose text-lead">{text}</p>
        <div className="mt-8 grid gap-3 sm:flex">
          {children}
          <ButtonLink to={company.phone.href} variant="outline">
            <Icon name="phone" />
            {company.phone.display}
          </ButtonLink>
        </div>
      </Container>
    </section>
  )
}
