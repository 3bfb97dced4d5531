import * as z from 'zod/mini'
import { altLength } from '#domain/site/library-picture.ts'
import { requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { uploadAnswer } from '#web/desk/pictures/upload-answer.ts'
import type { Route } from './+types/send-picture.ts'

const begun = z.object({
  /** Size of the whole file, in bytes. */
  size: z.int().check(z.minimum(1)),
  name: z.optional(z.string()),
  alt: z.optional(z.string().check(z.maxLength(altLength))),
  replaces: z.optional(z.string()),
})

/** Starts an upload, or reports which parts have arrived. */
export async function action({ params, context }: Route.ActionArgs): Promise<Response> {
  const { desk, member } = requireSession(context)
  const read = submissionOf(context, begun)
  if (read.status !== 'success')
    return Response.json({ error: 'This is not a file.' }, { status: 400 })
  const { size, name = '', alt = '', replaces = null } = read.value
  const upload = { id: params.fileId, size, name, alt, replaces }
  return uploadAnswer(await desk.pictures.beginPicture(upload, member))
}
