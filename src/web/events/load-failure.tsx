import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { paths } from '#domain/site/paths.ts'
import { report } from '#web/report.ts'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Container } from '#web/ui/container.tsx'
import { ContourLines } from '#web/ui/contour-lines.tsx'
import { isOffline } from '#web/no-connection.ts'
import { PhoneLink } from '#web/contact/phone-link.tsx'

/** An error in red, with the visitor's options. */
function LoadFailure({
  message,
  onTryAgain,
  children,
}: {
  readonly message: string
  readonly onTryAgain?: (() => void) | undefined
  /** Further links. */
  readonly children?: React.ReactNode
}) {
  return (
    <div className="relative isolate overflow-hidden rounded-card border border-hairline bg-leaf-pale/60 p-6 sm:p-10">
      <ContourLines on="light" />
      <p role="alert" className="text-lead font-medium wrap-anywhere text-[#a32019]">
        {message}
      </p>
      <p className="mt-3">
        {isOffline() ? 'Your device is not connected right now. ' : ''}
        You can also call us at <PhoneLink />.
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        {onTryAgain === undefined ? null : (
          <Button variant="outline" onClick={onTryAgain}>
            Try Again
          </Button>
        )}
        {children}
      </div>
    </div>
  )
}

const eventsFailed = 'Failed to load events. Please try again later.'

/** Shown instead of the list. */
export function EventsFailure({ onTryAgain }: { readonly onTryAgain: () => void }) {
  useEffect(() => report(eventsFailed), [])
  return <LoadFailure message={eventsFailed} onTryAgain={onTryAgain} />
}

/** Shown instead of the page of the list. */
export function EventsPageFailure() {
  const { revalidate } = useRevalidator()
  return (
    <Container className="py-section">
      <EventsFailure onTryAgain={() => void revalidate()} />
    </Container>
  )
}

const unreachable = 'The server could not be reached'

/** Shown instead of an event: 'Failed to load event details: {reason}. Please try again later.' */
export function EventFailure({ reason = unreachable }: { readonly reason?: string }) {
  const { revalidate } = useRevalidator()
  const reasonText = reason.trim().replace(/\.+$/, '')
  const message = `Failed to load event details: ${reasonText}. Please try again later.`
  useEffect(() => report(message), [message])
  return <EventMissing message={message} onTryAgain={() => void revalidate()} />
}

/** Shown instead of an event, with a link to the others. */
export function EventMissing({
  message,
  onTryAgain,
}: {
  readonly message: string
  readonly onTryAgain?: () => void
}) {
  return (
    <Container className="py-section">
      <h1 className="mb-6 text-heading">Event Details</h1>
      <LoadFailure message={message} onTryAgain={onTryAgain}>
        <ButtonLink to={paths.events}>See All Events</ButtonLink>
      </LoadFailure>
    </Container>
  )
}
