import { emailMessage, errorsIn, isEmail, lengthOf } from '#domain/fields.ts'
import type { Message } from './compose-link.ts'
import { plainText } from '#domain/text.ts'

export interface ContactDraft {
  readonly name: string
  readonly email: string
  readonly subject: string
  readonly message: string
}

export type ContactField = keyof ContactDraft

export type ContactFieldErrors = Readonly<Partial<Record<ContactField, string>>>

/** The form's fields from top to bottom, also the order in which errors are listed. */
export const contactFields = ['name', 'email', 'subject', 'message'] as const

/** The form before anything is typed, and after a message has left it. */
export const emptyContact: ContactDraft = { name: '', email: '', subject: '', message: '' }

const minimums = {
  name: [3, 'Name must be at least 3 characters long.'],
  subject: [5, 'Subject must be at least 5 characters long.'],
  message: [10, 'Message must be at least 10 characters long.'],
} as const

/** The error of one field, ignoring spaces around the text; undefined if it is valid. */
export function checkContactField(field: ContactField, typed: string): string | undefined {
  const text = plainText(typed)
  if (field === 'email') return isEmail(text) ? undefined : emailMessage
  const [least, message] = minimums[field]
  return lengthOf(text) < least ? message : undefined
}

/** The errors of all fields; empty if the form is valid. */
export const checkContact = (draft: ContactDraft): ContactFieldErrors =>
  errorsIn<ContactField>(
    Object.fromEntries(
      contactFields.map((field) => [field, checkContactField(field, draft[field])]),
    ),
  )

/** The email that the form opens, without empty fields. */
export function contactMessage(draft: ContactDraft, to: string): Message {
  const name = plainText(draft.name)
  const email = plainText(draft.email)
  const subject = plainText(draft.subject)
  const message = plainText(draft.message)
  const sender = [name && `Name: ${name}`, email && `Email: ${email}`].filter(Boolean).join('\n')
  const body = [sender, message].filter(Boolean).join('\n\n')
  return {
    to,
    ...(subject === '' ? {} : { subject }),
    ...(body === '' ? {} : { body }),
  }
}
