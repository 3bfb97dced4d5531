import { formatPhone } from '#domain/fields.ts'
import type { ActionAnswer } from '#web/desk/forms/answers.ts'

interface Named {
  readonly id: string
  readonly name: string
}

export type CustomerAnswer =
  | ActionAnswer
  | { readonly is: 'added'; readonly id: string }
  /** The email address or phone belongs to another customer, who may be the same person. */
  | { readonly is: 'taken'; readonly contact: string; readonly customer: Named }
  /** Possible duplicates; `about` distinguishes them. */
  | {
      readonly is: 'recognized'
      readonly customers: readonly (Named & { readonly about: string })[]
    }

/** An email address or phone, for people to read. */
export const contactText = (contact: string): string =>
  contact.includes('@') ? contact : formatPhone(contact)
