import { maxPictureBytes } from '#domain/site/library-picture.ts'
import { untilConnected } from '#web/desk/connection/until-connected.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import {
  answerTimeout,
  sendInParts,
  type SentPhotograph,
} from '#web/photographs/send-photograph.ts'

/** A file to upload, and the picture it replaces; null for a new one. */
export interface PictureToSend {
  readonly file: File
  readonly alt: string
  readonly replaces: string | null
}

/** Uploads a picture in parts, and resumes after a lost connection. */
export async function sendPicture(
  { file, alt, replaces }: PictureToSend,
  id: string,
  onProgress: Parameters<typeof sendInParts>[2],
): Promise<SentPhotograph> {
  if (file.size === 0) return { is: 'refused', message: 'This file is empty.' }
  if (file.size > maxPictureBytes) {
    const message = 'This picture is larger than 15 MB. Please choose a smaller one.'
    return { is: 'refused', message }
  }
  const form = new FormData()
  form.set('size', String(file.size))
  form.set('name', file.name)
  form.set('alt', alt)
  if (replaces !== null) form.set('replaces', replaces)
  const post = async (path: string, body: FormData, signal: AbortSignal) => {
    const response = await fetch(path, { method: 'POST', body, signal })
    if (response.status !== 401) return response
    // Whoever signs in may take longer than any answer.
    await untilConnected(undefined, 'signed-out')
    return fetch(path, { method: 'POST', body, signal: AbortSignal.timeout(answerTimeout) })
  }
  const sent = await sendInParts(
    file,
    {
      begin: (signal) => post(deskPaths.sendPicture(id), form, signal),
      put(part, body, signal) {
        const around = new FormData()
        around.set('part', body, 'part')
        return post(deskPaths.sendPicturePart(id, part), around, signal)
      },
    },
    onProgress,
  )
  const isUnsaid = sent.is === 'refused' && sent.message === ''
  return isUnsaid ? { ...sent, message: 'Not accepted. Reload the page and try again.' } : sent
}
