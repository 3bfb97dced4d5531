import type { Submission } from '@conform-to/react'
import type { VisitStatus } from '#domain/visits/visit.ts'
import { warningKey, warningText, type VisitWarning } from '#domain/visits/visit-window.ts'
import type { DeskRefusal } from '#usecases/desk/desk.ts'
import { companyOf, type Context } from '#web/desk/desk-context.ts'
import {
  failed,
  type FailedAnswer,
  gone,
  refused,
  type RefusedForm,
  saved,
  type SavedAnswer,
  staleActionAnswer,
} from '#web/desk/forms/answers.ts'

/** Warnings, which a colleague can override. */
export interface WarnedAnswer {
  readonly is: 'warned'
  readonly warnings: readonly string[]
  /** Sent again, it saves in spite of the warnings. */
  readonly accepted: string
}

type Refusal = DeskRefusal<'visits', 'editVisit' | 'setVisit' | 'undoVisits'>

/** Successful answer to a change of visits, with its undo as `SavedLine` sends it back. */
export const savedVisits = (
  context: Context,
  text: string,
  undos: readonly { readonly id: string; readonly seen: number }[],
): SavedAnswer => saved(context, text, JSON.stringify(undos))

export function visitRefusal(context: Context, error: Refusal): FailedAnswer | WarnedAnswer {
  switch (error.code) {
    case 'warnings':
      return warned(error.warnings, companyOf(context).timeZone)
    case 'stale':
      return staleActionAnswer(error, context)
    case 'unknown-visit':
      return gone('visit')
    case 'visit-over':
      return failed(overTexts[error.status])
    case 'invalid':
      return failed(Object.values(error.fields)[0] ?? 'Choose another time.')
    default:
      return failed(messages[error.code])
  }
}

const messages = {
  'unknown-staff': 'The colleague who was going no longer works here. Choose someone else.',
  'unknown-subject': 'The request or customer is no longer there, or may be spam.',
  'day-picked': 'The customer has picked another day for this delivery.',
  'note-full': 'The note of this visit is too long to add to. Shorten it first.',
  'email-left': 'The email has already gone out. Move it back or cancel it, and they will be told.',
  'day-full':
    'Another delivery has taken the place on that day, so this was not undone. Schedule it again or move it back if that day should go over the limit.',
} as const

const overTexts: Readonly<Record<VisitStatus, string>> = {
  planned: 'It is still scheduled.',
  done: 'It is already done.',
  missed: 'Nobody was there. Schedule it again first.',
  canceled: 'It is canceled. Schedule it again first.',
}

const warned = (warnings: readonly VisitWarning[], timeZone: string): WarnedAnswer => ({
  is: 'warned',
  warnings: warnings.map((warning) => warningText(warning, timeZone)),
  accepted: warnings.map(warningKey).join(','),
})

/** The answer to a form whose window is refused, with the messages at its fields. */
export const windowRefused = <Form>(
  submission: Submission<Form>,
  fields: Readonly<Record<string, string>>,
): RefusedForm =>
  refused(
    submission,
    Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, [message]])),
  )
