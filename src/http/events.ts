import { Hono } from 'hono'
import { calendarFilePattern } from '#contract/booking-paths.ts'
import { eventPaths } from '#contract/event-paths.ts'
import { detailedEvent, listedEvent } from '#contract/events.ts'
import type { EventWithSeats } from '#domain/events/event.ts'
import type { eventCalendarFile } from '#usecases/events/event-calendar-file.ts'
import { refused } from './problems.ts'
import { tenantOnly } from './tenant.ts'

export interface EventUseCases {
  readonly listEvents: () => Promise<readonly EventWithSeats[]>
  /** Finds an event by its public id or its own; null for an unknown event. */
  readonly findEvent: (eventId: string) => Promise<EventWithSeats | null>
  readonly eventCalendarFile: ReturnType<typeof eventCalendarFile>
}

export function eventRoutes(useCases: EventUseCases, tenant: string): Hono {
  const routes = new Hono()

  routes.get(eventPaths.list, tenantOnly(tenant), async (context) => {
    const events = await useCases.listEvents()
    return context.json({ events: events.map(listedEvent) })
  })

  routes.get('/api/events/:eventId', tenantOnly(tenant), async (context) => {
    const stored = await useCases.findEvent(context.req.param('eventId'))
    if (stored === null) throw refused({ code: 'unknown-event' })
    return context.json(detailedEvent(stored))
  })

  routes.get(calendarFilePattern, tenantOnly(tenant, 'optional'), async (context) => {
    const file = await useCases.eventCalendarFile(context.req.param('eventId'))
    if (!file.ok) throw refused(file.error)
    return context.body(file.value.content, 200, {
      'Content-Type': file.value.contentType,
      'Content-Disposition': `attachment; filename="${file.value.filename}"`,
    })
  })

  return routes
}
