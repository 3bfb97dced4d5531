import type { Changes } from '#web/desk/connection/fetch-changes.ts'
import { deskContext, requireSession } from '#web/desk/desk-context.ts'
import type { Route } from './+types/changes.ts'

/** Polled by open desks every few seconds. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<Response> {
  const { desk, member } = requireSession(context)
  const since = Number(url.searchParams.get('since'))
  const { id, name } = member
  const changes = await desk.activity.findChanges(Number.isSafeInteger(since) ? since : 0)
  const { version } = context.get(deskContext)
  return Response.json({ ...changes, colleague: { id, name }, version } satisfies Changes)
}
