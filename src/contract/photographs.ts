import * as z from 'zod/mini'
import {
  captionLength,
  maxPhotographs,
  photographIds,
  type PhotographState,
} from '#domain/photographs/photograph.ts'
import { text } from './text.ts'

/** Body with which an upload begins, or goes on. */
export const uploadBody = z.object({
  /** Bytes of the whole file. */
  size: z.number().check(z.int(), z.minimum(1)),
  caption: z.optional(text(captionLength)),
})

/** Answer of every call of an upload. */
export interface UploadAnswer {
  readonly state: PhotographState
  /** Parts that are here: the number of the next one. */
  readonly arrived: number
  /** Why it was refused, for the visitor. */
  readonly message: string | null
}

/** The photographs of call 3; what names none is left out. */
export const submittedPhotographs = (ids: unknown): readonly string[] =>
  Array.isArray(ids) ? photographIds(ids).slice(0, maxPhotographs) : []
