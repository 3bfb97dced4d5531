import type { Submission } from '@conform-to/react'
import type { RouterContextProvider } from 'react-router'
import type { VisitStatus } from '#domain/visits/visit.ts'
import { warningKey, warningText, type VisitWarning } from '#domain/visits/visit-window.ts'
import type { DeskRefusal } from '#usecases/desk/desk.ts'
import { companyOf } from '#web/desk/desk-context.ts'
import type { FailedAnswer, SavedAnswer } from '#web/desk/answers.ts'
import { saved, staleActionAnswer, gone } from '#web/desk/action-answers.ts'

/** Warnings, which a colleague can override. */
export interface WarnedAnswer {
  readonly is: 'warned'
  readonly warnings: readonly string[]
  /** Sent again, it saves in spite of the warnings. */
  readonly accepted: string
}

type Context = Readonly<RouterContextProvider>
type Refusal = DeskRefusal<'visits', 'editVisit' | 'setVisit' | 'undoVisits'>

/** Undo of changes to visits, as `SavedLine` sends it back. */
const undoText = (undos: readonly { readonly id: string; readonly seen: number }[]) =>
  JSON.stringify(undos)

/** Successful answer to a change of visits. */
export function savedVisits(
  context: Context,
  text: string,
  undos: readonly { readonly id: string; readonly seen: number }[],
): SavedAnswer {
  return saved(context, text, undoText(undos))
}

/** Message for a refused change of visits. */
export function visitRefusal(context: Context, error: Refusal): FailedAnswer | WarnedAnswer {
  const { timeZone } = companyOf(context)
  const failed = (message: string) => ({ is: 'failed', message }) as const
  switch (error.code) {
    case 'warnings':
      return warned(error.warnings, timeZone)
    case 'stale':
      return staleActionAnswer(error, context)
    case 'unknown-staff':
      return failed('The colleague who was going no longer works here. Choose someone else.')
    case 'unknown-visit':
      return gone('visit')
    case 'unknown-subject':
      return failed('The request or customer is no longer there, or may be spam.')
    case 'visit-over':
      return failed(overTexts[error.status])
    case 'email-left':
      return failed(
        'The email has already gone out. Move it back or cancel it, and they will be told.',
      )
    case 'day-full':
      return failed(
        'Another delivery has taken the place on that day, so this was not undone. Schedule it again or move it back if that day should go over the limit.',
      )
    case 'invalid':
      return failed(Object.values(error.fields)[0] ?? 'Choose another time.')
  }
}

const overTexts: Readonly<Record<VisitStatus, string>> = {
  planned: 'It is still scheduled.',
  done: 'It is already done.',
  missed: 'Nobody was there. Schedule it again first.',
  canceled: 'It is canceled. Schedule it again first.',
}

function warned(warnings: readonly VisitWarning[], timeZone: string): WarnedAnswer {
  return {
    is: 'warned',
    warnings: warnings.map((warning) => warningText(warning, timeZone)),
    accepted: warnings.map(warningKey).join(','),
  }
}

/** The messages at the fields of a form whose window is refused. */
export function windowReply<Form>(
  submission: Submission<Form>,
  fields: Readonly<Partial<Record<string, string>>>,
) {
  const fieldErrors: Record<string, string[]> = {}
  for (const [name, message] of Object.entries(fields)) {
    if (message !== undefined) fieldErrors[name] = [message]
  }
  return submission.reply({ fieldErrors })
}
