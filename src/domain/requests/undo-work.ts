import type { Instant } from '#domain/time.ts'
import { isUnhandled } from './request-status.ts'
import {
  touched,
  type RequestChange,
  type RequestWork,
  type WorkBeforeAnswer,
} from './request-work.ts'

/** The change that undoes another; null if it cannot be undone, as out of "Didn't finish". */
export function reversed(
  change: RequestChange,
  { status, ...before }: RequestWork,
): RequestChange | null {
  switch (change.is) {
    case 'status': {
      if (isUnhandled(status)) return null
      const { followUpOn, followUpNote, waitingSince, repliedAt, firstAnsweredAt, closedAt } =
        before
      return {
        is: 'status',
        to: status,
        reason: before.lostReason,
        before: { followUpOn, followUpNote, waitingSince, repliedAt, firstAnsweredAt, closedAt },
      }
    }
    case 'follow-up':
      return { is: 'follow-up', on: before.followUpOn, note: before.followUpNote }
    case 'assign':
      return { is: 'assign', to: before.assignedTo }
    case 'replied':
      return { is: 'replied', at: before.repliedAt }
    case 'spam':
      return { is: 'not-spam' }
    case 'not-spam':
      return null
  }
}

/** Undoes a call or a reply, unless the request was worked on since. */
export function undoneAnswer(
  work: RequestWork,
  { revision, ...before }: WorkBeforeAnswer,
  now: Instant,
): RequestWork {
  return { ...touched(work, now), ...(work.revision === revision + 1 ? before : {}) }
}
