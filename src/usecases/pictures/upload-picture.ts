import { isPhotographId, type Upload } from '#domain/photographs/photograph.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { altLength, isUploaded, maxPictureBytes, uploadedId } from '#domain/site/library-picture.ts'
import { pictureKeys, type PictureShape } from '#domain/site/picture-files.ts'
import { normalizeText } from '#domain/text.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { checkPart } from '#usecases/uploads.ts'

/** Picture that a member of staff uploads, and its purpose. */
export interface PictureUpload {
  /** Identifies a repeated upload: 128 random bits from the browser. */
  readonly id: string
  readonly size: number
  readonly name: string
  readonly alt: string
  /** The picture to replace; null for a new one. */
  readonly replaces: string | null
}

/** Why a part of a picture is not accepted. */
export type PictureUploadRefusal =
  | 'unknown-picture'
  | 'picture-too-large'
  | 'not-a-picture'
  /** Parts must come in order; the upload names the next one. */
  | 'wrong-part'
  | 'library-full'

type Uploaded = Result<Upload, { readonly code: PictureUploadRefusal }>

/** Longest stored name of a file, in characters. */
const nameLength = 120

/** Name and description of a picture, as they are stored. */
export const wordsOfPicture = ({ name, alt }: Pick<PictureUpload, 'name' | 'alt'>) => ({
  name: normalizeText(name).slice(0, nameLength).toWellFormed(),
  alt: normalizeText(alt).slice(0, altLength).toWellFormed(),
})

/** Receives pictures in parts, so that an interrupted upload can resume. */
export function uploadPicture(
  { pictures, files, clock }: Dependencies,
  /** The shape of a picture of the program; null if there is none with that id. */
  shapeOfProgram: (id: string) => PictureShape | null,
) {
  /** The shape to crop to: that of the program's picture that it replaces, if any. */
  async function wantedBy(replaces: string | null) {
    if (replaces === null) return ok(null)
    const shape = shapeOfProgram(replaces)
    if (shape !== null) return ok(shape)
    const isKnown = isUploaded(replaces) && (await pictures.find(replaces)) !== null
    return isKnown ? ok(null) : err({ code: 'unknown-picture' })
  }

  return {
    /**
     * Begins an upload. A repeated id is the same file, and returns how much has arrived. `by` is
     * the colleague.
     */
    async begin(upload: PictureUpload, by: string | null): Promise<Uploaded> {
      const { id, size, replaces } = upload
      if (!isPhotographId(id)) return err({ code: 'unknown-picture' })
      if (size > maxPictureBytes) return err({ code: 'picture-too-large' })
      const wanted = await wantedBy(replaces)
      if (!wanted.ok) return wanted
      const file = { id, size, pictureId: replaces ?? uploadedId(id), wanted: wanted.value }
      const begun = await pictures.begin(
        { ...file, ...wordsOfPicture(upload) },
        { by, at: clock.now() },
      )
      if (begun.ok) return begun
      return err({ code: begun.error.code === 'full' ? 'library-full' : 'wrong-part' })
    },

    async put(id: string, part: number, bytes: Uint8Array): Promise<Uploaded> {
      const upload = isPhotographId(id) ? await pictures.upload(id) : null
      if (upload === null) return err({ code: 'unknown-picture' })
      const sent = checkPart(upload, part, bytes)
      if (sent === 'repeated') return ok(upload)
      if (sent === 'wrong-part') return err({ code: sent })
      if (sent === 'no-picture') {
        await pictures.discard(id)
        return err({ code: 'not-a-picture' })
      }
      await files.put(pictureKeys(id).part(part), bytes)
      const counted = await pictures.markArrived(id, part)
      return counted === null ? err({ code: 'unknown-picture' }) : ok(counted)
    },
  }
}
