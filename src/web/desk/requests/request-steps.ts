import { lostReasonNames } from '#domain/requests/request-status.ts'
import { formatTime } from '#domain/time.ts'
import type { Desk } from '#usecases/desk/desk.ts'
import type { StepAnswer } from '#web/desk/answers.ts'
import { staleStep } from '#web/desk/save-over.tsx'

type Changed = Awaited<ReturnType<Desk['changeRequests']>>

/** What a page says after a change of requests. */
export function changeAnswer(
  changed: Changed,
  { now, timeZone }: { readonly now: number; readonly timeZone: string },
): StepAnswer {
  if (changed.ok) {
    const { length } = changed.value
    return {
      is: 'saved',
      message: `${length > 1 ? `${length} requests saved` : 'Saved'} ${formatTime(now, timeZone)}`,
      takeBack: length === 0 ? '' : JSON.stringify(changed.value),
    }
  }
  const { error } = changed
  switch (error.code) {
    case 'stale':
      return staleStep(error, timeZone)
    case 'reason-missing':
      return { is: 'failed', message: 'Say why it was lost.' }
    case 'possible-spam':
      return { is: 'failed', message: 'Press "Not spam" first.' }
    case 'unknown-request':
      return { is: 'failed', message: 'This request is no longer there.' }
  }
}

/** Reasons that one can choose from. */
export const choosableReasons = Object.entries(lostReasonNames).filter(
  ([reason]) => reason !== 'before-desk',
)
