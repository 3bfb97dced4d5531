import type { QuoteFieldErrors } from '#domain/quote-requests/check-quote.ts'
import type { QuoteDraft } from '#domain/quote-requests/quote-draft.ts'
import { fieldId } from './form-elements.ts'
import type { TextField } from './quote-form-state.ts'
import { fieldLabels } from './quote-sections.ts'

/** The form's state and handlers that its parts need. */
export interface FormPart {
  readonly draft: QuoteDraft
  readonly fieldErrors: QuoteFieldErrors
  readonly type: (field: TextField, text: string) => void
  readonly leave: (field: TextField) => void
}

/** The props that connect an input to its field of the form. */
export function bindField({ draft, fieldErrors, type, leave }: FormPart, field: TextField) {
  return {
    id: fieldId(field),
    name: field,
    label: fieldLabels[field],
    value: draft[field],
    error: fieldErrors[field],
    onChange: (text: string) => type(field, text),
    onBlur: () => leave(field),
  }
}

/** Props of a field for the name of a person or a place. */
export const properName = {
  autoCapitalize: 'words',
  enterKeyHint: 'next',
  spellCheck: false,
} as const
