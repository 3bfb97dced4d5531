import { Hono } from 'hono'
import { calendarFeedPattern } from '#contract/calendar-feed.ts'
import type { calendarFeed } from '#usecases/events/calendar-feed.ts'
import { Problem } from './problems.ts'
import { secretHeaders } from './security-headers.ts'

/** Serves a staff member's calendar to anyone with its link. */
export function calendarFeedRoutes(read: ReturnType<typeof calendarFeed>): Hono {
  return new Hono().get(calendarFeedPattern, async (context) => {
    const file = context.req.param('file')
    const found = file.endsWith('.ics') ? await read(file.slice(0, -'.ics'.length)) : null
    if (found === null || !found.ok) throw new Problem('not-found')
    return context.body(found.value.content, 200, {
      ...secretHeaders,
      'Content-Type': found.value.contentType,
      'Content-Disposition': `inline; filename="${found.value.filename}"`,
    })
  })
}
