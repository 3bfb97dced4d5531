import type { SubmissionResult } from '@conform-to/react'
import type { Role } from '#domain/desk/roles.ts'
import type { ConfirmFirst } from './confirm-first.ts'

/** What was typed, with the messages at its fields. */
export interface RefusedForm {
  readonly is: 'refused'
  readonly reply: SubmissionResult<string[]>
}

/** What the page of the staff answers. */
export type StaffAnswer =
  | ConfirmFirst
  | RefusedForm
  | { readonly is: 'invited'; readonly email: string }
  | { readonly is: 'saved' }
  | { readonly is: 'removed' }

/** What the page of one's own passkeys and sessions answers. */
export type AccountAnswer =
  | ConfirmFirst
  | { readonly is: 'refused'; readonly message: string }
  | { readonly is: 'passkey-added' }
  | { readonly is: 'done' }

/** What every page of the desk knows. */
export interface DeskData {
  readonly companyName: string
  /** IANA name. */
  readonly timeZone: string
  /** Whether codes by email are sent. */
  readonly hasCodes: boolean
  /** Null where nobody has signed in. */
  readonly colleague: {
    readonly name: string
    readonly email: string
    readonly role: Role
  } | null
}
