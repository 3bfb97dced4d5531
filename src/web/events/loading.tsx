import { useLayoutEffect } from 'react'
import { eventDetailsPath } from '#domain/events/event-pages.ts'
import { paths } from '#domain/site/paths.ts'
import { Container } from '#web/ui/container.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

/** Shown at once while an event page loads; other pages stay until the next one is there. */
export function pendingEventPage(from: string, to: string | undefined): React.ReactNode {
  if (to === from) return null
  switch (to) {
    case paths.events:
      return (
        <FromTop>
          <Container className="py-section">
            <EventsLoading />
          </Container>
        </FromTop>
      )
    case eventDetailsPath:
      return (
        <FromTop>
          <EventSpinner />
        </FromTop>
      )
    default:
      return null
  }
}

/** Starts at its top: the link may have been far down a long page, where only the footer remains. */
function FromTop({ children }: { readonly children: React.ReactNode }) {
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [])
  return children
}

/** Fills the page while the event loads. */
export function EventSpinner() {
  return (
    <Container className="relative grid min-h-[calc(100svh-var(--spacing-strip)-var(--spacing-header))] grid-cols-1 items-start gap-x-10 gap-y-8 pt-[5.25rem] lg:grid-cols-[minmax(0,1fr)_22rem] xl:gap-x-14">
      <div aria-hidden="true" className="animate-pulse">
        <div className="aspect-3/2 rounded-card bg-paper-deep lg:max-h-[max(27rem,100svh-22rem)]" />
        <div className="mt-7 h-12 w-3/4 rounded-lg bg-paper-deep" />
      </div>
      <div
        aria-hidden="true"
        className="h-96 animate-pulse rounded-card bg-paper-deep max-lg:hidden"
      />
      <div className="absolute inset-0 grid place-items-center">
        <Spinner label="Loading event" className="size-14" />
      </div>
    </Container>
  )
}

/** Placeholders for the rows. */
export function EventsLoading() {
  return (
    <div className="relative">
      <div aria-hidden="true" className="grid animate-pulse gap-8">
        {[0, 1].map((row) => (
          <div key={row} className="h-64 rounded-card border border-hairline bg-white/60" />
        ))}
      </div>
      <div className="absolute inset-x-0 top-0 grid h-64 place-items-center">
        <Spinner label="Loading events" className="size-12" />
      </div>
    </div>
  )
}
