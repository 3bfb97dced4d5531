import * as z from 'zod/mini'
import { isStorableText } from '#domain/text.ts'

/** A text of at most `max` UTF-16 units that can be stored and emailed unchanged. */
export const text = (max: number) =>
  z
    .string()
    .check(
      z.maxLength(max, `must be at most ${max} characters`),
      z.refine(isStorableText, 'must not contain control characters'),
    )

/** A key of one filled form, however often it is sent: 8 to 100 visible characters. */
export const idempotencyKey = z
  .string()
  .check(z.regex(/^[\x21-\x7e]{8,100}$/, 'must be 8 to 100 visible ASCII characters'))
