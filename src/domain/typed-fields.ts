import * as z from 'zod/mini'
import { emailMessage, isEmail, lengthOf, phoneExtension, usPhone } from './fields.ts'
import { parsedJson } from './text.ts'
import { clockTimePattern, parseDate } from './time.ts'

/** Schemas of typed form fields, for which forms send nothing when they are empty. */

/** The message of a text that is longer than `most` characters. */
const tooLong = (most: number) => `Please use at most ${most.toLocaleString('en-US')} characters.`

/** Limits a text to `most` characters. */
export const atMost = (most: number) => z.maxLength(most, { error: () => tooLong(most) })

/** A required text of at most `most` characters. */
export const requiredText = (missing: string, most: number) =>
  z.string({ error: missing }).check(z.trim(), z.minLength(1, { error: missing }), atMost(most))

/** An optional text; empty if nothing was typed. */
export const optionalText = (most: number) =>
  z.pipe(
    z.optional(z.string().check(z.trim(), atMost(most))),
    z.transform((typed) => typed ?? ''),
  )

/** A text of at most `most` characters as people count them, for a line that may be empty. */
export const shortText = (most: number) =>
  z.string().check(
    z.trim(),
    z.refine((typed) => lengthOf(typed) <= most, { error: tooLong(most) }),
  )

/** A required email address. */
export const requiredEmail = (missing: string) =>
  z.string({ error: missing }).check(z.trim(), z.refine(isEmail, { error: emailMessage }))

/** An optional email address; empty if nothing was typed. */
export const optionalEmail = z
  .pipe(
    z.optional(z.string().check(z.trim())),
    z.transform((typed) => typed ?? ''),
  )
  .check(z.refine((typed) => typed === '' || isEmail(typed), { error: emailMessage }))

/** An optional phone number: ten digits, or empty. An extension is refused, not dropped. */
export const optionalPhone = z.pipe(
  z.optional(z.string()).check(
    z.refine((typed = '') => typed.trim() === '' || usPhone(typed) !== null, {
      error: 'A phone number has ten digits.',
    }),
    z.refine((typed = '') => usPhone(typed) === null || phoneExtension(typed) === '', {
      error: 'Only the ten digits go here. Write the extension in a note.',
    }),
  ),
  z.transform((typed = '') => usPhone(typed) ?? ''),
)

/** An optional ZIP code: its five digits, also of ZIP+4, or empty. */
export const optionalZip = z.pipe(
  z.optional(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^(?:\d{5}(?:-?\d{4})?)?$/, { error: 'A ZIP code has five digits.' }),
      ),
  ),
  z.transform((typed) => (typed ?? '').slice(0, 5)),
)

/** The chosen option of a list; null for none. */
export const orNull = <Output, Input>(chosen: z.ZodMiniType<Output, Input>) =>
  z.pipe(
    z.optional(chosen),
    z.transform((value) => value ?? null),
  )

/** A whole number in a range. */
export const wholeNumber = (least: number, most: number) => {
  const error = `Enter a whole number from ${least} to ${most}.`
  return z
    .number({ error })
    .check(z.int({ error }), z.minimum(least, { error }), z.maximum(most, { error }))
}

/** A required date: `2026-03-05`. */
export const typedDate = (missing: string) =>
  z.string({ error: missing }).check(z.refine((day) => parseDate(day) !== null, { error: missing }))

/** A time of day: `07:30`. */
export const clockTime = z
  .string({ error: 'Choose a time.' })
  .check(z.regex(clockTimePattern, { error: 'Choose a time.' }))

/** Whether a box is ticked. */
export const ticked = z.pipe(
  z.optional(z.string()),
  z.transform((value) => value !== undefined),
)

/** JSON that the page sends in a field. */
export const jsonField = <Output>(
  schema: z.ZodMiniType<Output>,
  refusal: string,
  /** In characters. */
  most = 100_000,
) =>
  z.pipe(
    z.string().check(z.maxLength(most, { error: refusal })),
    z.transform((json, context): Output => {
      const read = schema.safeParse(parsedJson(json))
      if (read.success) return read.data
      context.issues.push({ code: 'custom', message: refusal, input: json })
      return z.NEVER
    }),
  )
