import type { Instant } from '#domain/time.ts'
import { touched, type RequestWork } from './request-work.ts'

/** How a call went. */
export const callOutcomes = ['reached', 'voicemail', 'no-answer'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** What logging a call changes of the work. */
export type WorkBeforeCall = Pick<
  RequestWork,
  | 'status'
  | 'followUpOn'
  | 'followUpNote'
  | 'waitingSince'
  | 'repliedAt'
  | 'firstAnsweredAt'
  | 'revision'
>

/** After a call was taken back: as before it, unless somebody has worked on it since. */
export function undoneCall(
  work: RequestWork,
  { revision, ...before }: WorkBeforeCall,
  now: Instant,
): RequestWork {
  return { ...touched(work, now), ...(work.revision === revision + 1 ? before : {}) }
}
