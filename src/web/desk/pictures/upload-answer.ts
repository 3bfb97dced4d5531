import { refusalMessages, type Upload } from '#domain/photographs/photograph.ts'
import type { Result } from '#domain/result.ts'
import { maxPictures } from '#domain/site/library-picture.ts'
import type { PictureUploadRefusal } from '#usecases/pictures/upload-picture.ts'

const refusals: Readonly<Record<PictureUploadRefusal, string>> = {
  'unknown-picture': 'This picture is no longer there. Reload the page.',
  'picture-too-large': 'This picture is larger than 15 MB. Please choose a smaller one.',
  'not-a-picture': refusalMessages.unreadable,
  'wrong-part': 'This picture did not arrive in one piece. Please send it again.',
  'library-full': `There are ${maxPictures} pictures already. Remove one first.`,
}

export function uploadAnswer(
  sent: Result<Upload, { readonly code: PictureUploadRefusal }>,
): Response {
  if (!sent.ok) return Response.json({ error: refusals[sent.error.code] }, { status: 422 })
  const { state, arrived, refusal } = sent.value
  return Response.json({
    state,
    arrived,
    message: refusal === null ? null : refusalMessages[refusal],
  })
}
