import { eventDetailsPath } from '#domain/events/event-pages.ts'
import { EventSpinner } from '#web/events/event-loading.tsx'
import { EventsLoading } from '#web/events/events-loading.tsx'
import { paths } from '#web/paths.ts'
import { Container } from '#web/ui/container.tsx'

/** What shows at once while another page's data are on their way; other pages come fast enough. */
export function pendingPage(from: string, to: string | undefined): React.ReactNode {
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
