import { Hono } from 'hono'
import { photographPatterns } from '#contract/photograph-paths.ts'
import { uploadBody, type UploadAnswer } from '#contract/photographs.ts'
import { refusalMessages, type Upload } from '#domain/photographs/photograph.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { readPicture } from '#usecases/photographs/read-picture.ts'
import { type UploadRefusal, uploadPhotograph } from '#usecases/photographs/upload-photograph.ts'
import type { Result } from '#domain/result.ts'
import { readBody } from './guards.ts'
import { Problem, unreadableBody } from './problems.ts'
import { filePolicy, secretHeaders } from './security-headers.ts'

/** Routes to upload photographs, and to view them with a link. */
export function photographRoutes(dependencies: Dependencies): Hono {
  const routes = new Hono()
  const uploads = uploadPhotograph(dependencies)
  const read = readPicture(dependencies)

  routes.post(photographPatterns.upload, async (context) => {
    const { size, caption = '' } = await readBody(context, uploadBody)
    return context.json(answerOf(await uploads.begin(context.req.param('photoId'), size, caption)))
  })

  routes.get(photographPatterns.upload, async (context) =>
    context.json(answerOf(await uploads.status(context.req.param('photoId')))),
  )

  routes.put(photographPatterns.part, async (context) => {
    const { photoId, part } = context.req.param()
    // Rejects when the line breaks in the middle.
    const bytes = await context.req.arrayBuffer().catch(unreadableBody)
    return context.json(answerOf(await uploads.put(photoId, Number(part), new Uint8Array(bytes))))
  })

  routes.get(photographPatterns.picture, async (context) => {
    const { photoId, size } = context.req.param()
    const isFull = size === 'full'
    const bytes = await read(photoId, isFull ? 'full' : 'small', context.req.query('key') ?? '')
    if (bytes === null) throw new Problem('not-found')
    return new Response(bytes, { headers: pictureHeaders })
  })

  return routes
}

const pictureHeaders = {
  ...secretHeaders,
  'Content-Type': 'image/jpeg',
  'Content-Security-Policy': filePolicy,
} as const

function answerOf(result: Result<Upload, { readonly code: UploadRefusal }>): UploadAnswer {
  if (!result.ok) throw new Problem(result.error.code)
  const { state, arrived, refusal } = result.value
  return { state, arrived, message: refusal === null ? null : refusalMessages[refusal] }
}
