import { eventDetailsPath } from '#domain/events/event-pages.ts'
import { paths } from '#web/paths.ts'
import { Container } from '#web/ui/container.tsx'
import { EventSpinner } from './event-loading.tsx'
import { EventsLoading } from './events-loading.tsx'

/** Shown at once while an event page loads; other pages show nothing until they are loaded. */
export function pendingEventPage(from: string, to: string | undefined): React.ReactNode {
  if (to === from) return null
  switch (to) {
    case paths.events:
      return (
        <Container className="py-section">
          <EventsLoading />
        </Container>
      )
    case eventDetailsPath:
      return <EventSpinner />
    default:
      return null
  }
}
