import type { Instant } from '#domain/time.ts'
import { touched, type RequestWork } from './request-work.ts'

/** The outcome of a call. */
export const callOutcomes = ['reached', 'voicemail', 'no-answer'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** The fields of the work that logging a call changes. */
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

/** Undoes a call, unless the request was worked on since. */
export function undoneCall(
  work: RequestWork,
  { revision, ...before }: WorkBeforeCall,
  now: Instant,
): RequestWork {
  return { ...touched(work, now), ...(work.revision === revision + 1 ? before : {}) }
}
