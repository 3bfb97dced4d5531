import * as z from 'zod/mini'
import { maxQuoteLength } from '#domain/written-quotes/document.ts'
import { quoteDocument } from '#domain/written-quotes/document-schema.ts'
import {
  jsonField,
  optionalEmail,
  optionalPhone,
  optionalText,
  ticked,
} from '#domain/typed-fields.ts'
import { checkNumber } from '#domain/money/counter-payment.ts'
import { handMethods } from '#domain/written-quotes/quote-payments.ts'
import { seenField } from '#web/desk/forms/seen-field.tsx'
import { undoForm } from '#web/desk/forms/undo-forms.ts'

const text = (most: number) => z.string().check(z.trim(), z.maxLength(most))

const recipient = z.object({
  name: text(120),
  phone: optionalPhone,
  email: optionalEmail,
  address: z.object({ street1: text(100), city: text(100), state: text(40), zip: text(10) }),
})

/** A draft, validated by the schema of stored quotes. */
const draft = jsonField(
  z.object({ document: quoteDocument, recipient }),
  'This quote could not be read. Reload the page; what you typed is kept.',
  maxQuoteLength,
)

const seen = seenField

const chosenVisits = jsonField(
  z.array(z.object({ id: z.string(), seen: z.number() })).check(z.maxLength(100)),
  'The visits could not be read. Reload the page.',
)

/** A payment that was recorded, or the revision in which the quote was called off or withdrawn. */
const undo = z.union([z.object({ payment: z.string() }), z.object({ ended: z.int() })])

export const undoQuoteStep = (step: z.output<typeof undo>) => JSON.stringify(step)

export const quoteActionForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('save'), seen, draft }),
  z.object({
    intent: z.literal('send'),
    seen,
    by: z.enum(['email', 'link']),
    message: z._default(text(4_000), ''),
  }),
  z.object({ intent: z.enum(['withdraw', 'remove']), seen }),
  z.object({
    intent: z.literal('call-off'),
    seen,
    visits: chosenVisits,
    emailCustomer: ticked,
    message: optionalText(2_000),
  }),
  undoForm(undo),
  z.object({ intent: z.literal('answered'), seen }),
  z.object({ intent: z.literal('email'), version: z.int() }),
  z.object({ intent: z.literal('new-link'), revocation: z.int() }),
  z.object({
    intent: z.literal('payment'),
    part: z.string().check(z.maxLength(60)),
    /** Its open amount as the page has shown it, in cents. */
    seen,
    amount: optionalText(40),
    method: z.enum(handMethods),
    checkNumber,
    date: optionalText(10),
  }),
])

export const newQuoteForm = z.object({
  subject: z.enum(['nobody-known', 'request', 'customer', 'change-of']),
  id: z._default(z.string().check(z.maxLength(60)), ''),
})
