import { requireSession } from '#web/desk/desk-context.ts'
import { uploadAnswer } from '#web/desk/pictures/upload-answer.ts'
import { submittedForm } from '#web/submitted-form.ts'
import type { Route } from './+types/send-picture-part.ts'

export async function action({ params, context }: Route.ActionArgs): Promise<Response> {
  const { desk } = requireSession(context)
  const part = submittedForm(context).get('part')
  if (!(part instanceof File))
    return Response.json({ error: 'This is not a file.' }, { status: 400 })
  const bytes = new Uint8Array(await part.arrayBuffer())
  const place = Number(params.part)
  return uploadAnswer(await desk.pictures.putPicturePart(params.fileId, place, bytes))
}
