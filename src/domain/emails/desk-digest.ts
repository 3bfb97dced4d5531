import * as z from 'zod/mini'
import type { DeepReadonly } from '#domain/deep-readonly.ts'

/** A heading of the digest, with its first lines. */
const digestGroup = z.object({
  is: z.enum(['needs-look', 'visits', 'follow-up', 'replied', 'new', 'endangered']),
  /** Including those without a line. */
  total: z.number(),
  lines: z.array(
    z.object({
      mark: z.string(),
      about: z.string(),
      /** Null if the line is not about a request. */
      requestId: z.nullable(z.string()),
      /** For a line about a visit. */
      visitId: z.optional(z.string()),
    }),
  ),
})
export type DigestGroup = DeepReadonly<z.infer<typeof digestGroup>>

/** The work that waits at the desk on a day. */
export const deskDigest = z.object({
  /** `Thursday, April 15` */
  day: z.string(),
  /** Most urgent first; none is empty. */
  groups: z.array(digestGroup),
})
