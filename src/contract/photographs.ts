import * as z from 'zod/mini'
import { captionLength, type PhotographState } from '#domain/photographs/photograph.ts'
import { text } from './text.ts'

/**
 * Calls beside the specified ones, by which photographs come in. Each is known by an id of 128
 * random bits from the browser, so whatever is sent again is the same photograph.
 */
export const photographPaths = {
  upload: (id: string) => `/api/photos/${id}`,
  part: (id: string, part: number) => `/api/photos/${id}/${part}`,
  /** `token` opens the page of the request, or of its photographs. */
  picture: (id: string, size: 'full' | 'small', token: string) =>
    `/api/photos/${id}/${size}?key=${token}`,
} as const

export const photographPatterns = {
  upload: '/api/photos/:photoId',
  part: '/api/photos/:photoId/:part{[0-9]+}',
  picture: '/api/photos/:photoId/:size{full|small}',
} as const

/** Paths whose bodies are parts of photographs, and larger than any other. */
export const partPath = /^\/api\/photos\/[^/]+\/[0-9]+$/

/** Body with which an upload begins, or goes on. */
export const uploadBody = z.object({
  /** Bytes of the whole file. */
  size: z.number().check(z.int(), z.minimum(1)),
  caption: z.optional(text(captionLength)),
})

/** Answer of every call of an upload. */
export const uploadAnswer = z.object({
  state: z.enum(['uploading', 'received', 'ready', 'refused']),
  /** Parts that are here: the number of the next one. */
  arrived: z.number(),
  /** Why it was refused, for the visitor. */
  message: z.nullable(z.string()),
})
export type UploadAnswer = z.infer<typeof uploadAnswer> & { readonly state: PhotographState }
