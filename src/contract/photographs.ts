import * as z from 'zod/mini'
import {
  captionLength,
  maxPhotographs,
  photographIds,
  type PhotographState,
} from '#domain/photographs/photograph.ts'
import { text } from './text.ts'

/** Body that begins or resumes an upload. */
export const uploadBody = z.object({
  /** Bytes of the whole file. */
  size: z.number().check(z.int(), z.minimum(1)),
  caption: z.optional(text(captionLength)),
})

/** Answer of every call of an upload. */
export interface UploadAnswer {
  readonly state: PhotographState
  /** Number of received parts, which is also the number of the next one. */
  readonly arrived: number
  /** Why it was refused, for the visitor; null if it was not. */
  readonly message: string | null
}

/** Ids of photographs in call 3; invalid ones are left out. */
export const submittedPhotographs = (ids: unknown): readonly string[] =>
  Array.isArray(ids) ? photographIds(ids).slice(0, maxPhotographs) : []
