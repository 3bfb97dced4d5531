import * as z from 'zod/mini'
import { followUpNoteLength, followUpRefusal } from '#domain/requests/follow-up.ts'
import { isGreeting, unfilledPlaceholders } from '#domain/requests/reply-template.ts'
import { lostReasons, workStatuses } from '#domain/requests/request-status.ts'
import { callOutcomes } from '#domain/requests/request-work.ts'
import type { CalendarDate } from '#domain/time.ts'
import {
  optionalEmail,
  optionalPhone,
  optionalText,
  optionalZip,
  orNull,
  requiredText,
  typedDate,
} from '#domain/typed-fields.ts'
import { addedNote, loggedCall, queuedReply, undoForm } from '#web/desk/forms/undo-forms.ts'

/** Longest text that a colleague writes, in characters. */
const textLength = 10_000

/** Longest subject of a reply, in characters. */
export const subjectLength = 200

const writeFirst = 'Write something first.'

const date = typedDate('Choose a date.')
const reason = orNull(z.enum(lostReasons))
const seen = z.int()

const storedNote = z.string().check(z.maxLength(textLength))

const change = z.discriminatedUnion('is', [
  z.object({
    is: z.literal('status'),
    to: z.enum(workStatuses),
    reason: z.nullable(z.enum(lostReasons)),
    before: z.optional(
      z.object({
        followUpOn: z.nullable(date),
        followUpNote: storedNote,
        waitingSince: z.nullable(z.number()),
        repliedAt: z.nullable(z.number()),
        firstAnsweredAt: z.nullable(z.number()),
        closedAt: z.nullable(z.number()),
      }),
    ),
  }),
  z.object({ is: z.literal('follow-up'), on: z.nullable(date), note: storedNote }),
  z.object({ is: z.literal('assign'), to: z.nullable(z.string()) }),
  z.object({ is: z.literal('replied'), at: z.nullable(z.number()) }),
  z.object({ is: z.literal('not-spam') }),
])

/** Edits from an earlier answer; each is checked again when it is applied. */
const edits = z
  .array(z.object({ id: z.string(), change, seen: z.nullable(z.number()) }))
  .check(z.maxLength(200))

const ids = z.array(z.string()).check(z.minLength(1), z.maxLength(200))

/** The selected rows, with the revision of each. */
const rows = { ids, seen: z.array(seen) }

export const bulkForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('assign'), ...rows, to: orNull(z.string()) }),
  z.object({ intent: z.literal('status'), ...rows, to: z.enum(workStatuses), reason }),
  z.object({ intent: z.literal('spam'), ...rows }),
  z.object({ intent: z.literal('clear'), ids }),
  undoForm(edits),
])

/** A text for the customer without unfilled placeholders. */
const filledText = (missing: string, most: number) =>
  requiredText(missing, most).check(
    z.refine((typed) => unfilledPlaceholders(typed).length === 0, {
      error: ({ input }) =>
        `Fill in ${unfilledPlaceholders(String(input)).join(', ')} first: the desk does not have it.`,
    }),
  )

/** Exports the selected rows, or the list at that address. */
export const exportForm = z.object({
  ask: z.pipe(
    z.optional(z.literal('yes')),
    z.transform((typed) => typed === 'yes'),
  ),
  ids: z.array(z.string()).check(z.maxLength(200)),
  list: optionalText(1_000),
})

export const replyForm = z.object({
  intent: z.literal('reply'),
  subject: filledText('Enter a subject.', subjectLength),
  text: filledText(writeFirst, textLength).check(
    z.refine((typed) => !isGreeting(typed), { error: writeFirst }),
  ),
  followUpOn: orNull(date),
})

export const noteForm = z.object({
  intent: z.literal('note'),
  text: requiredText(writeFirst, textLength),
})

export const callForm = z.object({
  intent: z.literal('call'),
  outcome: z.enum(callOutcomes, { error: 'Say how it went.' }),
  text: optionalText(textLength),
  followUpOn: orNull(date),
})

export const followUpForm = z.object({
  intent: z.literal('follow-up'),
  seen,
  on: date,
  note: optionalText(followUpNoteLength),
})

/** The same as of today, as the page checks it. */
export const followUpFormOn = (today: CalendarDate) =>
  z.extend(followUpForm, {
    on: date.check(
      z.refine((on) => followUpRefusal(on, today) === null, {
        error: ({ input }) => followUpRefusal(String(input), today) ?? '',
      }),
    ),
  })

export const requestForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('assign'), seen, to: orNull(z.string()) }),
  z.object({ intent: z.literal('status'), seen, to: z.enum(workStatuses), reason }),
  followUpForm,
  z.object({ intent: z.literal('followed-up'), seen }),
  z.object({ intent: z.literal('spam'), seen }),
  z.object({ intent: z.literal('clear') }),
  z.object({ intent: z.literal('hand-over') }),
  z.object({ intent: z.literal('keep') }),
  z.object({ intent: z.literal('ask-for-photographs') }),
  z.object({ intent: z.literal('replied'), seen }),
  undoForm(z.union([edits, addedNote, loggedCall, queuedReply])),
  replyForm,
  noteForm,
  callForm,
])

/** A request entered by a colleague; a name, and a phone or an email address, suffice. */
export const newRequestForm = z
  .object({
    firstName: requiredText('Enter a name.', 80),
    lastName: optionalText(80),
    phone: optionalPhone,
    email: optionalEmail,
    street1: optionalText(100),
    city: optionalText(60),
    zip: optionalZip,
    services: z.array(z.string()).check(z.maxLength(50)),
    details: optionalText(textLength),
    followUpOn: orNull(date),
  })
  .check(
    z.refine(({ phone, email }) => phone !== '' || email !== '', {
      path: ['phone'],
      error: 'Enter a phone number or an email address.',
    }),
  )
