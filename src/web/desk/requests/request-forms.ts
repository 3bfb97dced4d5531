import * as z from 'zod'
import { digitsOf, emailMessage, isEmail } from '#domain/fields.ts'
import { mostOfRequest } from '#domain/photographs/photograph.ts'
import { unfilledPlaceholders } from '#domain/requests/reply-template.ts'
import { lostReasons, workStatuses } from '#domain/requests/request-status.ts'
import { callOutcomes } from '#domain/requests/request-work.ts'
import { parseDate } from '#domain/time.ts'

/** Longest text that a colleague writes, in characters. */
const textLength = 10_000

const date = z.string().refine((text) => parseDate(text) !== null, { error: 'Choose a date.' })
const optionalDate = z.optional(date).transform((text) => text ?? null)
const text = (error: string) =>
  z.string({ error }).trim().min(1, { error }).max(textLength, { error: 'This is too long.' })
const optionalText = (most: number) =>
  z
    .optional(z.string().trim().max(most, { error: 'This is too long.' }))
    .transform((typed) => typed ?? '')

const reason = z.optional(z.enum(lostReasons)).transform((chosen) => chosen ?? null)
const seen = z.coerce.number().int()

const change = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('status'),
    to: z.enum(workStatuses),
    reason: z.nullable(z.enum(lostReasons)),
  }),
  z.object({ is: z.literal('follow-up'), on: z.nullable(date), note: z.string().max(textLength) }),
  z.object({ is: z.literal('assign'), to: z.nullable(z.string()) }),
  z.object({ is: z.literal('replied'), at: z.nullable(z.number()) }),
])

/** Edits as an earlier answer brought them; every one is checked again as it is made. */
const edits = z.array(z.object({ id: z.string(), change, seen: z.nullable(z.number()) })).max(200)

/** Takes back what was just done. */
export const takeBackForm = z.object({
  intent: z.literal('take-back'),
  edits: z
    .string()
    .max(100_000)
    .transform((json, context) => {
      const read = edits.safeParse(jsonOf(json))
      if (read.success) return read.data
      context.addIssue({ code: 'custom', message: 'This cannot be taken back.' })
      return z.NEVER
    }),
})

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Steps on the rows that are selected. */
export const bulkForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('assign'),
    ids: z.array(z.string()).min(1).max(200),
    to: z.optional(z.string()).transform((id) => id ?? null),
  }),
  z.object({
    intent: z.literal('status'),
    ids: z.array(z.string()).min(1).max(200),
    to: z.enum(workStatuses),
    reason,
  }),
  takeBackForm,
])

/** A text for the customer, in which nothing stands that was to be filled in. */
const filledText = (error: string) =>
  text(error).refine((typed) => unfilledPlaceholders(typed).length === 0, {
    error: ({ input }) =>
      `Fill in ${unfilledPlaceholders(String(input)).join(', ')} first: nobody knows it here.`,
  })

/** A file of rows that are selected, or of the list with that address. */
export const exportForm = z.object({
  ask: z.optional(z.literal('yes')).transform((typed) => typed === 'yes'),
  ids: z.array(z.string()).max(200),
  list: z.optional(z.string().max(1_000)).transform((typed) => typed ?? ''),
})

export const replyForm = z.object({
  intent: z.literal('reply'),
  subject: filledText('Enter a subject.').pipe(z.string().max(200, { error: 'This is too long.' })),
  text: filledText('Write something first.'),
})

export const noteForm = z.object({
  intent: z.literal('note'),
  text: text('Write something first.'),
})

export const callForm = z.object({
  intent: z.literal('call'),
  outcome: z.enum(callOutcomes, { error: 'Say how it went.' }),
  text: optionalText(textLength),
  followUpOn: optionalDate,
})

/** Steps on one request. */
export const requestForm = z.discriminatedUnion('intent', [
  z.object({
    intent: z.literal('assign'),
    seen,
    to: z.optional(z.string()).transform((id) => id ?? null),
  }),
  z.object({ intent: z.literal('status'), seen, to: z.enum(workStatuses), reason }),
  z.object({ intent: z.literal('follow-up'), seen, on: optionalDate, note: optionalText(500) }),
  z.object({ intent: z.literal('clear') }),
  z.object({ intent: z.literal('hand-over') }),
  z.object({ intent: z.literal('keep') }),
  z.object({ intent: z.literal('ask-for-photographs') }),
  z.object({
    intent: z.literal('add-photographs'),
    photographs: z.array(z.string()).max(mostOfRequest),
  }),
  z.object({ intent: z.literal('remove-photograph'), photograph: z.string() }),
  z.object({ intent: z.literal('replied') }),
  takeBackForm,
  replyForm,
  noteForm,
  callForm,
])

const phone = z
  .optional(z.string())
  .transform((typed) => digitsOf(typed ?? ''))
  .transform((digits) => (digits.length === 11 ? digits.replace(/^1/, '') : digits))
  .refine((digits) => digits === '' || digits.length === 10, {
    error: 'A phone number has ten digits.',
  })
const email = z
  .optional(z.string().trim())
  .transform((typed) => typed ?? '')
  .refine((typed) => typed === '' || isEmail(typed), { error: emailMessage })

/** A request taken down by hand: a name, and a phone or an email address, are enough. */
export const newRequestForm = z
  .object({
    firstName: text('Enter a name.').pipe(z.string().max(80, { error: 'This is too long.' })),
    lastName: optionalText(80),
    phone,
    email,
    street1: optionalText(100),
    city: optionalText(60),
    zip: optionalText(5),
    services: z.array(z.string()).max(50),
    details: optionalText(textLength),
  })
  .refine(({ phone: digits, email: typed }) => digits !== '' || typed !== '', {
    path: ['phone'],
    error: 'Enter a phone number or an email address.',
  })
