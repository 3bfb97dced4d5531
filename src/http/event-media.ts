import { Hono, type Context } from 'hono'
import { stream } from 'hono/streaming'
import { eventMediaPatterns } from '#contract/event-paths.ts'
import type { proxyEventMedia, ProxiedMedia } from '#usecases/events/proxy-event-media.ts'
import { Problem } from './problems.ts'
import { filePolicy } from './security-headers.ts'

/** Browsers cache media for an hour. */
const cacheControl = 'public, max-age=3600'

export function eventMediaRoutes(pass: ReturnType<typeof proxyEventMedia>): Hono {
  const routes = new Hono()
  for (const kind of ['images', 'videos', 'gifts'] as const) {
    routes.get(eventMediaPatterns[kind], async (context) => {
      const { eventId, at } = context.req.param()
      const range = context.req.header('range') ?? null
      const passed = await pass({ eventId, kind, at: Number(at), range })
      if (passed.ok) return passedOn(context, passed.value)
      throw new Problem(passed.error.code === 'unavailable' ? 'medium-away' : 'not-found')
    })
  }
  return routes
}

function passedOn(context: Context, medium: ProxiedMedia): Response {
  context.status(medium.status)
  for (const [name, value] of Object.entries(medium.headers)) context.header(name, value)
  context.header('Cache-Control', medium.status === 416 ? 'no-store' : cacheControl)
  context.header('Content-Security-Policy', filePolicy)
  if (context.req.method === 'HEAD') {
    medium.giveUp()
    return context.body(null)
  }
  return stream(
    context,
    async (visitor) => {
      visitor.onAbort(() => medium.giveUp())
      for await (const chunk of medium.bytes) await visitor.write(chunk)
    },
    // The other server or the visitor has hung up: the answer cannot be completed.
    async () => medium.giveUp(),
  )
}
