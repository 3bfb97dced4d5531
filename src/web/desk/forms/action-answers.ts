import type { Submission } from '@conform-to/react'
import type { Stale } from '#domain/desk/stale.ts'
import { formatMoment, formatTime } from '#domain/time.ts'
import type { FailedAnswer, RefusedForm, SavedAnswer } from './answers.ts'
import { companyOf, type Context, requireSession } from '#web/desk/desk-context.ts'

/** The answer to a successful action, with the time in the company's zone: `Saved 10:42 AM`. */
export function saved(context: Context, text = 'Saved', undo = ''): SavedAnswer {
  const time = formatTime(requireSession(context).desk.now(), companyOf(context).timeZone)
  return { is: 'saved', message: `${text} ${time}`, undo }
}

/**
 * The answer to an invalid form, with its typed values; `fieldErrors` complete those of the schema.
 */
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

/** The answer to a form that a newer save has overtaken; `UnsavedLine` has the two ways out. */
export function staleAnswer(stale: StaleChange, context: Context): FailedAnswer {
  const done = staleText(stale, 'saved', companyOf(context).timeZone)
  const message = `${done}. What you typed is still here. “Discard mine” shows theirs.`
  return { ...failed(message), isStale: true }
}

/** The answer to a button that a newer change has overtaken; the page shows the present state. */
export function staleActionAnswer(
  stale: StaleChange,
  context: Context,
  outcome = 'Your change was not saved.',
): FailedAnswer {
  const done = staleText(stale, 'changed', companyOf(context).timeZone)
  return { ...failed(`${done}, and this page shows theirs now. ${outcome}`), isStale: true }
}

type StaleChange = Pick<Stale, 'by' | 'at' | 'did'>

/** `Hank saved this on Mon, Jun 1, 2026, 8:00 AM`, `The customer declined this quote on …` */
export function staleText({ by, at, did }: StaleChange, verb: string, timeZone: string): string {
  const action = by === null ? customerActions[did ?? ''] : undefined
  const ofMany = actionsOnMany[did ?? ''] ?? `${verb} this`
  const who = action === undefined ? `${by ?? 'Someone'} ${ofMany}` : `The customer ${action}`
  return `${who} on ${formatMoment(at, timeZone)}`
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
