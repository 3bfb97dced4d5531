import type { Submission, SubmissionResult } from '@conform-to/react'
import { needsProof } from '#domain/desk/session.ts'
import type { Stale } from '#domain/desk/stale.ts'
import type { OldRecords } from '#domain/settings/record-periods.ts'
import { formatMomentWithZone, formatTime } from '#domain/time.ts'
import { companyOf, type Context, requireSession } from '#web/desk/desk-context.ts'

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

export type ActionAnswer = RefusedForm | FailedAnswer | ConfirmFirst | SavedAnswer

/** The answer to a successful action, with the time in the company's zone: `Saved 10:42 AM`. */
export function saved(
  context: Context,
  text = 'Saved',
  undo = '',
  { timeZone }: { readonly timeZone: string } = companyOf(context),
): SavedAnswer {
  const time = formatTime(requireSession(context).desk.now(), timeZone)
  return { is: 'saved', message: `${text} ${time}`, undo }
}

/** Refuses an invalid form; `fieldErrors` complete those of the schema. */
export const refused = <Form>(
  submission: Pick<Submission<Form>, 'reply'>,
  fieldErrors?: Readonly<Record<string, string[]>>,
): RefusedForm => ({
  is: 'refused',
  reply: submission.reply(fieldErrors === undefined ? {} : { fieldErrors }),
})

export const failed = (message: string): FailedAnswer => ({ is: 'failed', message })

/** The answer about something that was removed after the page was loaded. */
export const gone = (what: string): FailedAnswer => failed(`This ${what} is no longer there.`)

/** The answer that opens "Confirm it's you"; null if the session's last proof is recent enough. */
export const confirmFirst = ({
  desk,
  session,
}: Pick<ReturnType<typeof requireSession>, 'desk' | 'session'>): ConfirmFirst | null =>
  needsProof(session, desk.now()) ? { is: 'confirm-first' } : null

/** The answer to a form that a newer save has overtaken; `UnsavedLine` has the two ways out. */
export function staleAnswer(stale: StaleChange, context: Context): FailedAnswer {
  const done = staleText(stale, 'saved', companyOf(context).timeZone)
  const theirs = stale.isOwn === true ? 'that' : 'theirs'
  const message = `${done}. What you typed is still here. “Discard mine” shows ${theirs}.`
  return { ...failed(message), isStale: true }
}

/** The answer to a button that a newer change has overtaken; the page shows the present state. */
export function staleActionAnswer(
  stale: StaleChange,
  context: Context,
  outcome = 'Your change was not saved.',
): FailedAnswer {
  const done = staleText(stale, 'changed', companyOf(context).timeZone)
  const theirs = stale.isOwn === true ? 'that' : 'theirs'
  return { ...failed(`${done}, and this page shows ${theirs} now. ${outcome}`), isStale: true }
}

type StaleChange = Pick<Stale, 'by' | 'isOwn' | 'at' | 'did'>

/** `Hank saved this on Mon, Jun 1, 2026, 8:00 AM EDT`, `The customer declined this quote on …` */
export function staleText(
  { by, isOwn, at, did }: StaleChange,
  verb: string,
  timeZone: string,
): string {
  const action = by === null ? customerActions[did ?? ''] : undefined
  const ofMany = actionsOnMany[did ?? ''] ?? `${verb} this`
  const who =
    action === undefined
      ? `${isOwn === true ? 'You' : (by ?? 'Someone')} ${ofMany}`
      : `The customer ${action}`
  return `${who} on ${formatMomentWithZone(at, timeZone)}`
}

/** Actions on this among others, by the activity that records them. */
const actionsOnMany: Readonly<Record<string, string>> = {
  'contacts-joined': 'added contact details to this',
  'customers-imported': 'changed this with an import',
  'import-undone': 'undid an import that changed this',
  'prices-imported': 'changed this with an import',
  'prices-taken-back': 'undid a change to this',
}

/** Actions of customers, by the activity that records them. */
const customerActions: Readonly<Record<string, string>> = {
  'quote-accepted': 'accepted this quote',
  'quote-declined': 'declined this quote',
  'status-changed': 'accepted a quote',
  'visit-set': 'picked this day',
  'visit-replaced': 'picked another day',
}
