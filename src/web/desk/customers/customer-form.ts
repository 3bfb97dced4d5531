import * as z from 'zod'
import { digitsOf, emailMessage, isEmail } from '#domain/fields.ts'

/** One entry a line, as a text area brings them. */
const lines = (most: number) =>
  z
    .optional(z.string().max(10_000))
    .transform((typed) => [
      ...new Set(
        (typed ?? '')
          .split('\n')
          .map((line) => line.trim())
          .filter(Boolean),
      ),
    ])
    .refine((all) => all.length <= most, { error: `At most ${most}.` })

const text = (most: number) =>
  z
    .optional(z.string().trim().max(most, { error: 'This is too long.' }))
    .transform((typed) => typed ?? '')

/** A customer as a colleague corrects them. */
export const customerForm = z.object({
  intent: z.literal('save'),
  seen: z.coerce.number().int(),
  name: z
    .string({ error: 'Enter a name.' })
    .trim()
    .min(1, { error: 'Enter a name.' })
    .max(160, { error: 'This is too long.' }),
  company: text(160),
  emails: lines(20).refine((all) => all.every(isEmail), { error: emailMessage }),
  phones: lines(20)
    .transform((all) => all.map((line) => digitsOf(line).replace(/^1(?=\d{10}$)/, '')))
    .refine((all) => all.every((phone) => phone.length === 10), {
      error: 'A phone number has ten digits.',
    }),
})

export const mergeForm = z.object({ intent: z.literal('merge'), from: z.string() })
