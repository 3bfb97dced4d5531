import {
  captionLength,
  isPhotographId,
  maxPhotographBytes,
  photographFiles,
  type Upload,
} from '#domain/photographs/photograph.ts'
import { err, ok, type Result } from '#domain/result.ts'
import { toStorableText } from '#domain/text.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { checkPart } from '#usecases/uploads.ts'

/** Why a part of a photograph is not accepted. */
export type UploadRefusal =
  | 'unknown-photograph'
  | 'photograph-too-large'
  /** The bytes are no photograph; refused with the first part, before the others are sent. */
  | 'not-a-photograph'
  /** Parts must come in order; the upload names the next one. */
  | 'wrong-part'
  | 'no-room'

type Uploaded = Result<Upload, { readonly code: UploadRefusal }>

/** Receives photographs in parts, so that an interrupted upload can resume. */
export function uploadPhotograph({ photographs, files, clock }: Dependencies) {
  return {
    /** Begins an upload. A repeated id is the same photograph, and returns how much has arrived. */
    async begin(id: string, size: number, caption: string): Promise<Uploaded> {
      if (!isPhotographId(id)) return err({ code: 'unknown-photograph' })
      if (size > maxPhotographBytes) return err({ code: 'photograph-too-large' })
      const text = toStorableText(caption).trim().slice(0, captionLength).toWellFormed()
      const begun = await photographs.begin({ id, size, caption: text, at: clock.now() })
      if (begun.ok) return begun
      return err({ code: begun.error.code === 'full' ? 'no-room' : 'wrong-part' })
    },

    async status(id: string): Promise<Uploaded> {
      const upload = isPhotographId(id) ? await photographs.upload(id) : null
      return upload === null ? err({ code: 'unknown-photograph' }) : ok(upload)
    },

    async put(id: string, part: number, bytes: Uint8Array): Promise<Uploaded> {
      const upload = isPhotographId(id) ? await photographs.upload(id) : null
      if (upload === null || upload.size === 0) return err({ code: 'unknown-photograph' })
      const sent = checkPart(upload, part, bytes)
      if (sent === 'repeated') return ok(upload)
      if (sent === 'wrong-part') return err({ code: sent })
      if (sent === 'no-picture') {
        await photographs.markRefused(id, 'unreadable')
        return err({ code: 'not-a-photograph' })
      }
      if (!(await photographs.hasSpaceFor(id, bytes.length))) return err({ code: 'no-room' })
      await files.put(photographFiles(id).part(part), bytes)
      const counted = await photographs.markArrived(id, part)
      return counted === null ? err({ code: 'unknown-photograph' }) : ok(counted)
    },
  }
}
