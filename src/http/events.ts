import { Hono } from 'hono'
import { calendarFilePattern } from '#contract/booking-paths.ts'
import { eventPaths } from '#contract/event-paths.ts'
import { detailedEvent, listedEvent } from '#contract/events.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { eventCalendarFile } from '#usecases/events/event-calendar-file.ts'
import { refused } from './problems.ts'
import { tenantOnly } from './tenant.ts'

export function eventRoutes(dependencies: Dependencies): Hono {
  const routes = new Hono()
  const { events: store, tenant } = dependencies
  const calendarFile = eventCalendarFile(dependencies)

  routes.get(eventPaths.list, tenantOnly(tenant), async (context) => {
    const events = await store.list(tenant)
    return context.json({ events: events.map(listedEvent) })
  })

  routes.get('/api/events/:eventId', tenantOnly(tenant), async (context) => {
    const stored = await store.find(tenant, context.req.param('eventId'))
    if (stored === null) throw refused({ code: 'unknown-event' })
    return context.json(detailedEvent(stored))
  })

  routes.get(calendarFilePattern, tenantOnly(tenant, 'optional'), async (context) => {
    const file = await calendarFile(context.req.param('eventId'))
    if (!file.ok) throw refused(file.error)
    return context.body(file.value.content, 200, {
      'Content-Type': file.value.contentType,
      'Content-Disposition': `attachment; filename="${file.value.filename}"`,
    })
  })

  return routes
}
