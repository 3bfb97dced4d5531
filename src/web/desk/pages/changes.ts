import type { LoaderFunctionArgs } from 'react-router'
import { visitOf } from '#web/desk/desk-context.ts'

/** What open desks ask every few seconds: did anyone do anything? */
export async function loader({ url, context }: LoaderFunctionArgs): Promise<Response> {
  const { desk } = visitOf(context)
  const since = Number(url.searchParams.get('since'))
  return Response.json(await desk.findChanges(Number.isSafeInteger(since) ? since : 0))
}
