import * as z from 'zod/mini'
import { jsonField, requiredText, typedDate } from '#domain/typed-fields.ts'
import { collectionKinds, maxDocumentLength, orderOf } from '#domain/site/documents.ts'
import type { DocumentErrors } from '#domain/site/check-document.ts'
import type { SeenDocument } from '#usecases/desk/documents.ts'
import type { FailedAnswer, RefusedForm, SavedAnswer } from '#web/desk/forms/answers.ts'
import { seenField } from '#web/desk/forms/seen-field.tsx'
import { undoForm } from '#web/desk/forms/undo-forms.ts'
import { undoPublication } from './site-forms.ts'

const seen = { published: seenField, draft: seenField }

export const tooLongToSave =
  'This text is too long to save. What you typed is kept in this browser: make it shorter.'

/** A document as the editor holds it, as JSON. */
const data = jsonField(z.record(z.string(), z.unknown()), tooLongToSave, maxDocumentLength)

/** A draft that was discarded, with the revisions over which it is saved again. */
const discardedDraft = z.object({ data: z.unknown(), ...seen })

/** A version to restore, over the one that restored another. */
const restoredVersion = z.object({ revision: seenField, published: seenField })

export const undoRestore = (restored: z.infer<typeof restoredVersion>) => JSON.stringify(restored)

export const undoDraft = (draft: z.infer<typeof discardedDraft>) => JSON.stringify(draft)

/** Set to publish despite findings that the owner has seen. */
const anyway = z.optional(z.literal('yes'))

export const documentForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('draft'), data, ...seen }),
  z.object({ intent: z.literal('publish'), data, ...seen, anyway }),
  // Contains the form's values, since the last ones may not be in the draft yet.
  z.object({ intent: z.literal('discard'), data, ...seen }),
  undoForm(z.union([restoredVersion, discardedDraft]), maxDocumentLength + 100),
  z.extend(restoredVersion, { intent: z.literal('restore'), anyway }),
])

export type DocumentAnswer =
  | RefusedForm
  | FailedAnswer
  /** Errors by field path. The draft was saved, at the revision `seen`. */
  | { readonly is: 'invalid'; readonly errors: DocumentErrors; readonly seen: SeenDocument }
  /** Findings only: it can be published anyway. `seen` is missing for an earlier version. */
  | {
      readonly is: 'doubtful'
      readonly findings: DocumentErrors
      readonly seen?: SeenDocument
    }
  | (SavedAnswer & {
      /** Missing after a version was restored, since the form is reset. */
      readonly seen?: SeenDocument
      /** `anew`: the form is reset to what the page loads. */
      readonly holds: 'draft' | 'published' | 'anew'
      /** Errors that only the server can find, such as a taken address. */
      readonly errors?: DocumentErrors
      /** Findings that do not prevent publishing. */
      readonly findings?: DocumentErrors
    })

/** A new document; its name has the limit of a finished one. */
export const newDocumentForm = (most: number) =>
  z.object({ name: requiredText('Enter a name.', most) })

export const collectionForm = z.discriminatedUnion('intent', [
  z.object({ intent: z.literal('move'), slug: z.string(), before: z.optional(z.string()) }),
  z.object({ intent: z.literal('hide'), slug: z.string(), leadsTo: z.optional(z.string()) }),
  z.object({ intent: z.literal('show'), slug: z.string() }),
  z.object({
    intent: z.literal('stock'),
    slug: z.string(),
    isOut: z.enum(['yes', 'no']),
    until: z.optional(typedDate('Choose a day.')),
  }),
  undoPublication(['stock', ...collectionKinds.map(orderOf)]),
])
