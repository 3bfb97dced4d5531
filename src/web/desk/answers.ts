import type { SubmissionResult } from '@conform-to/react'
import type { Role } from '#domain/desk/roles.ts'
import type { SiteLook } from '#web/site-look.ts'
import type { ConfirmFirst } from './confirm-first.ts'

/** The typed values, with the messages at their fields. */
export interface RefusedForm {
  readonly is: 'refused'
  readonly reply: SubmissionResult<string[]>
}

/** Refused as a whole, in a sentence; what was typed stays. */
export interface FailedAnswer {
  readonly is: 'failed'
  readonly message: string
  /** A colleague saved in the meantime; the typed values can be saved over theirs (`SaveOver`). */
  readonly isStale?: true
}

/** A successful action. */
export interface SavedAnswer {
  readonly is: 'saved'
  /** `Saved 10:42 AM`, or what else has happened. */
  readonly message: string
  /** JSON of what takes it back; empty where nothing can. */
  readonly undo: string
  /** Action for the undo, if another page shows this answer. */
  readonly undoneAt?: string
  /** As which it was saved, for a form that stays. */
  readonly revision?: number
}

/** Answers of actions that save in place. */
export type ActionAnswer = RefusedForm | FailedAnswer | SavedAnswer

export type StaffAnswer =
  | ConfirmFirst
  | RefusedForm
  | FailedAnswer
  | { readonly is: 'invited'; readonly email: string }
  | SavedAnswer

export type AccountAnswer =
  | ConfirmFirst
  | RefusedForm
  | FailedAnswer
  | { readonly is: 'passkey-added' }
  | SavedAnswer

/** Data of the desk's layout, for every page. */
export interface DeskData {
  readonly companyName: string
  /** Address of the company's logo; null for the leaf. */
  readonly logo: string | null
  /** Icons of the tab and of home screens; null for the leaf. */
  readonly icons: SiteLook['icons']
  /** Color of the browser's own frame. */
  readonly themeColor: string
  /** IANA name. */
  readonly timeZone: string
  /** Whether codes by email are sent. */
  readonly hasCodes: boolean
  /** Nobody in the data is real. */
  readonly isDemo: boolean
  /** Null before signing in. */
  readonly colleague: {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly role: Role
  } | null
}
