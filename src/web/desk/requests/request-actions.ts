import type { RouterContextProvider } from 'react-router'
import { lostReasonNames } from '#domain/requests/request-status.ts'
import { formatTime } from '#domain/time.ts'
import type { DeskResult } from '#usecases/desk/desk.ts'
import type { ClearedRequests } from '#usecases/desk/requests.ts'
import type { ActionAnswer } from '#web/desk/answers.ts'
import { saved } from '#web/desk/saved-answer.ts'
import { staleActionAnswer } from '#web/desk/save-over.tsx'

type Changed = DeskResult<'changeRequests'>

/** What a page says after a change of requests. */
export function changeAnswer(
  changed: Changed,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): ActionAnswer {
  if (changed.ok) {
    const { length } = changed.value
    return {
      is: 'saved',
      message: `${length > 1 ? `${length} requests saved` : 'Saved'} ${formatTime(now, timeZone)}`,
      undo: length === 0 ? '' : JSON.stringify(changed.value),
    }
  }
  const { error } = changed
  switch (error.code) {
    case 'stale':
      return staleActionAnswer(error, timeZone)
    case 'reason-missing':
      return { is: 'failed', message: 'Say why it was lost.' }
    case 'possible-spam':
      return { is: 'failed', message: 'Press "Not spam" first.' }
    case 'unknown-request':
      return { is: 'failed', message: 'This request is no longer there.' }
  }
}

/** What a page says once requests are out of "Possible spam". */
export function clearedAnswer(
  context: Readonly<RouterContextProvider>,
  outcome: ClearedRequests,
): ActionAnswer {
  const { cleared, sent, gone } = outcome
  if (cleared === 0) {
    const message =
      gone === 1 ? 'This request is no longer there.' : 'These requests are no longer there.'
    return { is: 'failed', message }
  }
  const missing = gone === 0 ? '' : `, ${gone} ${gone === 1 ? 'request was' : 'requests were'} gone`
  if (sent === 0) return saved(context, `Not spam${missing}. Saved`)
  const words = sent === 1 ? 'The acknowledgement was sent' : `${sent} acknowledgements were sent`
  return saved(context, `Not spam. ${words}${missing}`)
}

/** Reasons that one can choose from. */
export const choosableReasons = Object.entries(lostReasonNames).filter(
  ([reason]) => reason !== 'before-desk',
)
