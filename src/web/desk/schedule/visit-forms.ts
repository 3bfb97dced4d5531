import * as z from 'zod/mini'
import {
  optionalEmail,
  optionalPhone,
  optionalText,
  optionalZip,
  orNull,
  requiredText,
  ticked,
} from '#domain/typed-fields.ts'
import { visitKinds, visitNoteLength } from '#domain/visits/visit.ts'
import { seenField } from '#web/desk/forms/seen-field.tsx'
import { undoForm } from '#web/desk/forms/undo-forms.ts'

/** Longest texts, in characters. */
const lengths = { line: 100, message: 2000, note: 2000 } as const

const keys = z.pipe(
  z.optional(z.string().check(z.maxLength(50_000))),
  z.transform((text) => (text ?? '').split(',').filter(Boolean)),
)

/** A visit as a colleague types it, new or again. */
export const visitForm = z.object({
  intent: z.literal('save'),
  kind: z.enum(visitKinds, { error: 'Choose what kind of visit it is.' }),
  name: requiredText('Enter a name.', lengths.line),
  /** A customer who was found by the name of a new visit. */
  customerId: orNull(z.string()),
  phone: optionalPhone,
  email: optionalEmail,
  street1: optionalText(lengths.line),
  city: optionalText(lengths.line),
  state: optionalText(lengths.line),
  zip: optionalZip,
  about: optionalText(200),
  date: requiredText('Choose a date.', lengths.line),
  start: requiredText('Choose when it begins.', lengths.line),
  end: requiredText('Choose when it ends.', lengths.line),
  assignedTo: orNull(z.string()),
  truck: optionalText(lengths.line),
  note: optionalText(visitNoteLength),
  emailCustomer: ticked,
  message: optionalText(lengths.message),
  accepted: keys,
  seen: seenField,
})

const wholeMinutes = { error: 'Enter whole minutes.' }
const minutes = orNull(
  z
    .number(wholeMinutes)
    .check(
      z.int(wholeMinutes),
      z.minimum(1, wholeMinutes),
      z.maximum(1440, { error: 'That is longer than a day.' }),
    ),
)

const seen = seenField

export const doneForm = z.object({
  intent: z.literal('done'),
  id: z.string(),
  seen,
  text: optionalText(lengths.note),
  minutes,
})

/** Records that nobody was there. */
const missedForm = z.object({ intent: z.literal('missed'), id: z.string(), seen })

/** Corrects a visit that was marked as done by mistake. */
const notDoneForm = z.object({ intent: z.literal('not-done'), id: z.string(), seen })

export const visitNoteForm = z.object({
  intent: z.literal('note'),
  id: z.string(),
  text: requiredText('Write something first.', lengths.note),
})

const cancelForm = z.object({
  intent: z.literal('cancel'),
  id: z.string(),
  seen,
  emailCustomer: ticked,
  message: optionalText(lengths.message),
})

const undos = z.array(z.object({ id: z.string(), seen: z.number() })).check(z.maxLength(1000))

const undoVisitsForm = undoForm(undos)

/** Part of the page's own action, which is loaded even without a connection. */
const stopPhotographsForm = z.object({ intent: z.literal('photographs'), id: z.string() })

export const ownStopForm = z.discriminatedUnion('intent', [
  doneForm,
  missedForm,
  notDoneForm,
  visitNoteForm,
  stopPhotographsForm,
  undoVisitsForm,
])

export const visitActionForm = z.discriminatedUnion('intent', [
  visitForm,
  doneForm,
  missedForm,
  visitNoteForm,
  cancelForm,
  z.object({
    intent: z.literal('reopen'),
    id: z.string(),
    seen,
    accepted: keys,
    emailCustomer: ticked,
    message: optionalText(lengths.message),
  }),
  z.object({ intent: z.literal('called'), id: z.string(), seen }),
  undoVisitsForm,
])

const moveForm = z.object({
  intent: z.literal('move'),
  to: z.string(),
  stops: undoVisitsForm.shape.edits,
  accepted: keys,
  emailCustomer: ticked,
  message: optionalText(lengths.message),
})

export const dayForm = z.discriminatedUnion('intent', [moveForm, undoVisitsForm])
