import { Hono, type Context } from 'hono'
import { calendarFilePattern } from '#contract/booking-paths.ts'
import { eventPaths } from '#contract/event-paths.ts'
import { detailedEvent, listedEvent } from '#contract/events.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { type EventFailure, publicEvents } from '#usecases/events/public-events.ts'
import { passedOn } from './forwarded-failures.ts'
import { refused } from './problems.ts'
import { tenantOnly } from './tenant.ts'

export function eventRoutes(dependencies: Dependencies): Hono {
  const routes = new Hono()
  const { tenant } = dependencies
  const events = publicEvents(dependencies)

  routes.get(eventPaths.list, tenantOnly(tenant), async (context) => {
    const listed = await events.list()
    if (!listed.ok) return refusal(context, listed.error)
    return context.json({ events: listed.value.map(listedEvent) })
  })

  routes.get('/api/events/:eventId', tenantOnly(tenant), async (context) => {
    const found = await events.find(context.req.param('eventId'))
    return found.ok ? context.json(detailedEvent(found.value)) : refusal(context, found.error)
  })

  routes.get(calendarFilePattern, tenantOnly(tenant, 'optional'), async (context) => {
    const file = await events.calendarFile(context.req.param('eventId'))
    if (!file.ok) return refusal(context, file.error)
    return context.body(file.value.content, 200, {
      'Content-Type': file.value.contentType,
      'Content-Disposition': `attachment; filename="${file.value.filename}"`,
    })
  })

  return routes
}

function refusal({ req }: Context, failure: EventFailure): Response {
  if (failure.code === 'unknown-event') throw refused(failure)
  return passedOn({ path: req.path }, failure)
}
