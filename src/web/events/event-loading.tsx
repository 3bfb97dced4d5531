import { Container } from '#web/ui/container.tsx'
import { Spinner } from '#web/ui/spinner.tsx'

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
