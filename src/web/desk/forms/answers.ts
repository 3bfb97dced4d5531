import type { SubmissionResult } from '@conform-to/react'
import type { OldRecords } from '#domain/settings/record-periods.ts'
import type { Role } from '#domain/desk/roles.ts'
import type { SiteLook } from '#web/site-look.ts'
import type { ConfirmFirst } from './confirm-first.ts'

/** The typed values, with the messages at their fields. */
export interface RefusedForm {
  readonly is: 'refused'
  readonly reply: SubmissionResult<string[]>
}

/** A refusal with one message; the typed values stay. */
export interface FailedAnswer {
  readonly is: 'failed'
  readonly message: string
  /** Whether a colleague has saved in the meantime; `SaveOver` can save over theirs. */
  readonly isStale?: true
  /** Whether no answer came to a form that is saved once, so that it is sent again by itself. */
  readonly isSentAgain?: true
  /** Whether the same form would be refused again. */
  readonly isFinal?: true
  /** What saving it would delete, which must be agreed to first. */
  readonly deletes?: OldRecords
}

/** Somebody to call; `phone` is its ten digits, or empty. */
export interface ToCall {
  readonly id: string
  readonly name: string
  readonly phone: string
}

/** A successful action. */
export interface SavedAnswer {
  readonly is: 'saved'
  /** `Saved 10:42 AM`, or another outcome. */
  readonly message: string
  /** JSON of the undo; empty if there is none. */
  readonly undo: string
  /** Action for the undo, if another page shows this answer. */
  readonly undoneAt?: string
  /** Revision of the saved values, for a form that stays. */
  readonly revision?: number
  /** Those whom no email tells of it. */
  readonly toCall?: readonly ToCall[]
}

/** Answers of actions that save in place. */
export type ActionAnswer = RefusedForm | FailedAnswer | SavedAnswer

export type StaffAnswer =
  | ActionAnswer
  | ConfirmFirst
  | { readonly is: 'invited'; readonly email: string }

export type AccountAnswer =
  | ActionAnswer
  | ConfirmFirst
  | { readonly is: 'passkey-added' }
  | { readonly is: 'calendar-link'; readonly url: string; readonly message: string | null }

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
  /** Whether all data is invented. */
  readonly isDemo: boolean
  /** Null before signing in. */
  readonly colleague: {
    readonly id: string
    readonly name: string
    readonly email: string
    readonly role: Role
  } | null
}
