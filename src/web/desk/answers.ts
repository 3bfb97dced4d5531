import type { SubmissionResult } from '@conform-to/react'
import type { Role } from '#domain/desk/roles.ts'
import type { SiteLook } from '#web/site-look.ts'
import type { ConfirmFirst } from './confirm-first.ts'

/** What was typed, with the messages at its fields. */
export interface RefusedForm {
  readonly is: 'refused'
  readonly reply: SubmissionResult<string[]>
}

/** Refused as a whole, in a sentence; what was typed stays. */
export interface FailedAnswer {
  readonly is: 'failed'
  readonly message: string
  /** A colleague has saved meanwhile; what was typed can be saved over theirs (`SaveOver`). */
  readonly isStale?: true
}

/** What a step says once it is done. */
export interface SavedAnswer {
  readonly is: 'saved'
  /** `Saved 10:42 AM`, or what else has happened. */
  readonly message: string
  /** JSON of what takes it back; empty where nothing can. */
  readonly undo: string
  /** Where that is sent, if it is shown on another page than the one that answered. */
  readonly undoneAt?: string
  /** As which it was saved, for a form that stays. */
  readonly revision?: number
}

/** What steps answer that are saved in place. */
export type ActionAnswer = RefusedForm | FailedAnswer | SavedAnswer

/** What the page of the staff answers. */
export type StaffAnswer =
  | ConfirmFirst
  | RefusedForm
  | FailedAnswer
  | { readonly is: 'invited'; readonly email: string }
  | SavedAnswer

/** What the page of one's own passkeys and sessions answers. */
export type AccountAnswer =
  | ConfirmFirst
  | RefusedForm
  | FailedAnswer
  | { readonly is: 'passkey-added' }
  | SavedAnswer

/** What every page of the desk knows. */
export interface DeskData {
  readonly companyName: string
  /** Address of its logo; null where the leaf stands in its place. */
  readonly logo: string | null
  /** Of its tab and on home screens; null for the leaf. */
  readonly icons: SiteLook['icons']
  /** Of the browser's own frame. */
  readonly themeColor: string
  /** IANA name. */
  readonly timeZone: string
  /** Whether codes by email are sent. */
  readonly hasCodes: boolean
  /** Nobody in the data is real. */
  readonly isDemo: boolean
  /** Null where nobody has signed in. */
  readonly colleague: {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly role: Role
  } | null
}
