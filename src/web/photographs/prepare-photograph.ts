import {
  maxPhotographBytes,
  maxPhotographSide,
  pictureKindOf,
  refusalMessages,
  tooLargeMessage,
} from '#domain/photographs/photograph.ts'

/** A photograph as it is sent, and as it is shown meanwhile. */
export interface PreparedPhotograph {
  readonly blob: Blob
  /** Address of a small picture; null where the browser cannot show the file. */
  readonly preview: string | null
  /** Why it can never be sent; null if no reason is known yet. */
  readonly refusal: string | null
}

/** The quality at which the server encodes it again. */
const quality = 0.82

/** Longest side of the preview, in pixels. */
const previewSide = 320

/** Small enough for a phone's connection. What the browser cannot decode, as HEIC, stays. */
export async function preparePhotograph(file: Blob): Promise<PreparedPhotograph> {
  let picture: ImageBitmap
  try {
    picture = await createImageBitmap(file)
  } catch {
    return { blob: file, preview: null, refusal: await refusalOf(file) }
  }
  try {
    const preview = drawn(picture, previewSide)?.toDataURL('image/jpeg', 0.7) ?? null
    const canvas = drawn(picture, maxPhotographSide)
    const made = await new Promise<Blob | null>((done) => {
      if (canvas === null) done(null)
      else canvas.toBlob(done, 'image/jpeg', quality)
    })
    const blob = made ?? file
    return { blob, preview, refusal: blob.size > maxPhotographBytes ? tooLargeMessage : null }
  } finally {
    picture.close()
  }
}

/** Address of a small picture of a prepared photograph; null if the browser cannot show it. */
export async function previewOf(blob: Blob): Promise<string | null> {
  try {
    const picture = await createImageBitmap(blob)
    const preview = drawn(picture, previewSide)?.toDataURL('image/jpeg', 0.7) ?? null
    picture.close()
    return preview
  } catch {
    return null
  }
}

/** The reason to refuse a file that is sent as it is. */
async function refusalOf(file: Blob): Promise<string | null> {
  try {
    const head = new Uint8Array(await file.slice(0, 512).arrayBuffer())
    // Files of another kind, such as movies, are refused for their kind and not for their size.
    if (pictureKindOf(head) === null) return refusalMessages.unreadable
    return file.size > maxPhotographBytes ? tooLargeMessage : null
  } catch {
    // The file was moved since it was chosen, or is a folder.
    return refusalMessages.unreadable
  }
}

function drawn(picture: ImageBitmap, side: number): HTMLCanvasElement | null {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const pen = canvas.getContext('2d')
  if (pen === null) return null
  // Transparent parts become white, as on the server.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return canvas
}
