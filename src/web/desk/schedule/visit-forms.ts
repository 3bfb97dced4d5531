import * as z from 'zod'
import { digitsOf, emailMessage, isEmail } from '#domain/fields.ts'
import { visitKinds } from '#domain/visits/visit.ts'

/** Longest texts, in characters. */
const lengths = { line: 100, message: 2000, note: 2000 } as const

const tooLong = 'This is too long.'
const optionalText = (most: number) =>
  z.optional(z.string().trim().max(most, { error: tooLong })).transform((typed) => typed ?? '')
const ticked = z.optional(z.string()).transform((value) => value !== undefined)
const keys = z
  .optional(z.string().max(50_000))
  .transform((text) => (text ?? '').split(',').filter(Boolean))
const required = (error: string) => z.string({ error }).min(1, { error })

const phone = z
  .optional(z.string())
  .transform((typed) => digitsOf(typed ?? ''))
  .transform((digits) => (digits.length === 11 ? digits.replace(/^1/, '') : digits))
  .refine((digits) => digits === '' || digits.length === 10, {
    error: 'A phone number has ten digits.',
  })

/** A visit as a colleague types it, new or again. */
export const visitForm = z.object({
  intent: z.literal('save'),
  /** The revision that the page has shown; 0 for a new one. */
  seen: z.coerce.number().int(),
  kind: z.enum(visitKinds, { error: 'Choose what it is.' }),
  name: required('Enter a name.').pipe(z.string().trim().max(lengths.line, { error: tooLong })),
  phone,
  email: optionalText(254).refine((typed) => typed === '' || isEmail(typed), {
    error: emailMessage,
  }),
  street1: optionalText(lengths.line),
  city: optionalText(lengths.line),
  zip: optionalText(5),
  about: optionalText(200),
  date: required('Choose a date.'),
  start: required('Choose when it begins.'),
  end: required('Choose when it ends.'),
  assignedTo: z.optional(z.string()).transform((id) => id ?? null),
  truck: optionalText(lengths.line),
  note: optionalText(lengths.note),
  emailCustomer: ticked,
  message: optionalText(lengths.message),
  accepted: keys,
})

const minutes = z
  .optional(
    z.coerce
      .number({ error: 'Enter whole minutes.' })
      .int({ error: 'Enter whole minutes.' })
      .min(1, { error: 'Enter whole minutes.' })
      .max(1440, { error: 'That is longer than a day.' }),
  )
  .transform((typed) => typed ?? null)

export const doneForm = z.object({
  intent: z.literal('done'),
  id: z.string(),
  text: optionalText(lengths.note),
  minutes,
})

export const visitNoteForm = z.object({
  intent: z.literal('note'),
  id: z.string(),
  text: required('Write something first.').pipe(
    z.string().trim().max(lengths.note, { error: tooLong }),
  ),
})

export const cancelForm = z.object({
  intent: z.literal('cancel'),
  id: z.string(),
  emailCustomer: ticked,
  message: optionalText(lengths.message),
})

const undos = z.array(z.object({ id: z.string(), seen: z.number() })).max(1000)

/** Takes the last steps back, as an earlier answer brought them. */
export const takeBackVisitsForm = z.object({
  intent: z.literal('take-back'),
  edits: z
    .string()
    .max(100_000)
    .transform((json, context) => {
      const read = undos.safeParse(jsonOf(json))
      if (read.success) return read.data
      context.addIssue({ code: 'custom', message: 'This cannot be taken back.' })
      return z.NEVER
    }),
})

/** Steps on one's own stops. */
export const ownStopForm = z.discriminatedUnion('intent', [
  doneForm,
  visitNoteForm,
  takeBackVisitsForm,
])

/** Steps on a visit. */
export const visitStepForm = z.discriminatedUnion('intent', [
  visitForm,
  doneForm,
  visitNoteForm,
  cancelForm,
  z.object({ intent: z.literal('reopen'), id: z.string(), accepted: keys }),
  z.object({ intent: z.literal('called'), id: z.string() }),
  takeBackVisitsForm,
])

/** Moves the stops that a preview has shown. */
export const moveForm = z.object({
  intent: z.literal('move'),
  to: z.string(),
  stops: takeBackVisitsForm.shape.edits,
  accepted: keys,
  emailCustomer: ticked,
  message: optionalText(lengths.message),
})

/** Steps on a day. */
export const dayForm = z.discriminatedUnion('intent', [moveForm, takeBackVisitsForm])

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
