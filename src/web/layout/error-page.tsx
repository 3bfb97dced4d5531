import { isRouteErrorResponse } from 'react-router'
import { paths } from '#domain/site/paths.ts'
import { useSite } from '#web/site.ts'
import { ButtonLink, QuoteLink } from '#web/ui/button.tsx'
import { Container } from '#web/ui/container.tsx'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { Icon } from '#web/ui/icon.tsx'

export const isNotFound = (error: unknown) => isRouteErrorResponse(error) && error.status === 404

/** Something failed on our side. */
export function FailurePage() {
  return (
    <ErrorGround>
      <p className="kicker text-clay">Something went wrong</p>
      <h1 className="mt-3 text-title">A root got in the pipe</h1>
      <p className="mt-4 max-w-prose text-lead text-bark-soft">
        This page failed on our side, not on yours. Try again in a minute. If it is urgent, call us
        during opening hours.
      </p>
      <div className="mt-10 flex flex-wrap gap-3">
        <PhoneButton />
        <ButtonLink to={paths.home} variant="outline">
          Go to the Home Page
        </ButtonLink>
        <QuoteLink />
      </div>
    </ErrorGround>
  )
}

export function PhoneButton() {
  const { phone } = useSite().company
  return (
    <ButtonLink to={phone.href} variant="outline">
      <Icon name="phone" />
      Call {phone.display}
    </ButtonLink>
  )
}

export function ErrorGround({ children }: { readonly children: React.ReactNode }) {
  return (
    <div className="relative isolate min-h-[70vh] overflow-hidden">
      <ContourLines on="light" />
      <Container className="py-section">{children}</Container>
    </div>
  )
}
