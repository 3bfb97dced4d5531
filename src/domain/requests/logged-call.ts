import type { Instant } from '#domain/time.ts'
import { touched, type RequestWork, type WorkBeforeAnswer } from './request-work.ts'

/** The outcome of a call. */
export const callOutcomes = ['reached', 'voicemail', 'no-answer'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** Undoes a call or a reply, unless the request was worked on since. */
export function undoneAnswer(
  work: RequestWork,
  { revision, ...before }: WorkBeforeAnswer,
  now: Instant,
): RequestWork {
  return { ...touched(work, now), ...(work.revision === revision + 1 ? before : {}) }
}
