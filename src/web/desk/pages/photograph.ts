import { data } from 'react-router'
import { requireSession, orNotFound } from '#web/desk/desk-context.ts'
import { fileHeaders } from '#web/file-response.ts'
import type { Route } from './+types/photograph.ts'

/** A photograph of a request or a visit, re-encoded from the upload. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { desk, member } = requireSession(context)
  const { requestId, visitId = '', photographId, size } = params
  if (size !== 'full' && size !== 'small') throw data({ code: 'unknown-file' }, { status: 404 })
  const read = await (requestId === undefined
    ? desk.photographs.readPhotographOfVisit(visitId, photographId, size, member)
    : desk.photographs.readPhotograph(requestId, photographId, size))
  const bytes = orNotFound(read, 'unknown-file')
  return new Response(bytes, { headers: fileHeaders(bytes, 'image/jpeg') })
}
