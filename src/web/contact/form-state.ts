import {
  checkContact,
  checkContactField,
  type ContactDraft,
  type ContactFieldErrors,
  type ContactField,
  emptyContact,
} from '#domain/contact/check-contact.ts'

/** The state of the form besides its errors. */
export type ContactPhase =
  | { readonly is: 'editing' }
  /** The compose tab is open; `sent` can be restored. */
  | { readonly is: 'opened'; readonly sent: ContactDraft }
  /** The browser did not let the tab open. */
  | { readonly is: 'blocked' }

export interface ContactForm {
  readonly draft: ContactDraft
  /** The errors of the fields that have been changed or tried to send. */
  readonly fieldErrors: ContactFieldErrors
  readonly phase: ContactPhase
}

export type ContactAction =
  | { readonly do: 'type'; readonly field: ContactField; readonly text: string }
  /** Restores text from before hydration, or text that the visitor wants back. */
  | { readonly do: 'restore'; readonly draft: ContactDraft }
  | { readonly do: 'refuse' }
  | { readonly do: 'open' }
  | { readonly do: 'block' }

/** The form before anything is typed. */
export const newContactForm: ContactForm = {
  draft: emptyContact,
  fieldErrors: {},
  phase: { is: 'editing' },
}

export function contactFormReducer(form: ContactForm, action: ContactAction): ContactForm {
  switch (action.do) {
    case 'type': {
      const { [action.field]: _, ...others } = form.fieldErrors
      const error = checkContactField(action.field, action.text)
      return {
        draft: { ...form.draft, [action.field]: action.text },
        fieldErrors: error === undefined ? others : { ...others, [action.field]: error },
        phase: { is: 'editing' },
      }
    }
    case 'restore':
      return { ...newContactForm, draft: action.draft }
    case 'refuse':
      return { ...form, fieldErrors: checkContact(form.draft), phase: { is: 'editing' } }
    case 'open':
      return { ...newContactForm, phase: { is: 'opened', sent: form.draft } }
    case 'block':
      return { ...form, fieldErrors: {}, phase: { is: 'blocked' } }
  }
}
