import { lostReasonNames } from '#domain/requests/request-status.ts'
import type { DeskResult } from '#usecases/desk/desk.ts'
import type { ClearedRequests } from '#usecases/desk/requests.ts'
import {
  type ActionAnswer,
  failed,
  gone,
  saved,
  staleActionAnswer,
} from '#web/desk/forms/answers.ts'
import type { Context } from '#web/desk/desk-context.ts'

type Changed = DeskResult<'requests', 'changeRequests'>

export function changeAnswer(changed: Changed, context: Context): ActionAnswer {
  if (changed.ok) {
    const { length } = changed.value
    const undo = length === 0 ? '' : JSON.stringify(changed.value)
    return saved(context, length > 1 ? `${length} requests saved` : 'Saved', undo)
  }
  const { error } = changed
  switch (error.code) {
    case 'stale':
      return staleActionAnswer(error, context)
    case 'reason-missing':
      return failed('Say why it was lost.')
    case 'possible-spam':
      return failed('Press "Not spam" first.')
    case 'unknown-staff':
      return failed(
        'They cannot open requests, or no longer work at the desk. Choose someone else.',
      )
    case 'unknown-request':
      return gone('request')
  }
}

/** The answer once requests have left "Possible spam". */
export function clearedAnswer(context: Context, outcome: ClearedRequests): ActionAnswer {
  const { cleared, sent, gone: lost } = outcome
  if (cleared === 0) {
    return lost === 1 ? gone('request') : failed('These requests are no longer there.')
  }
  const missing = lost === 0 ? '' : `, ${lost} ${lost === 1 ? 'request was' : 'requests were'} gone`
  if (sent === 0) return saved(context, `Not spam${missing}. Saved`)
  const text = sent === 1 ? 'The acknowledgment was sent' : `${sent} acknowledgments were sent`
  return saved(context, `Not spam. ${text}${missing}`)
}

export const choosableReasons = Object.entries(lostReasonNames).filter(
  ([reason]) => reason !== 'before-desk',
)
