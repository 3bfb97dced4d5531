import type { SubmissionResult } from '@conform-to/react'
import type { OldRecords } from '#domain/settings/record-periods.ts'

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
  readonly willBeSentAgain?: true
  /** Whether the same form would be refused again. */
  readonly isFinal?: true
  /** Parts that saving it would delete, which must be agreed to first. */
  readonly deletes?: OldRecords
}

/** The action first needs a fresh proof of identity. */
export interface ConfirmFirst {
  readonly is: 'confirm-first'
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
