import { err, ok, type Result } from '#domain/result.ts'
import type { CalendarDate, Instant } from '#domain/time.ts'
import { isOwnNote } from './follow-up.ts'
import { isOpen, type LostReason, type RequestStatus, type WorkStatus } from './request-status.ts'

/** The desk's own data about a request. */
export interface RequestWork {
  readonly status: RequestStatus
  /** Only for a lost request. */
  readonly lostReason: LostReason | null
  /** The follow-up date in the company's zone. */
  readonly followUpOn: CalendarDate | null
  /** The task for that date. */
  readonly followUpNote: string
  /** Id of the colleague. */
  readonly assignedTo: string | null
  /** Since when the customer waits for us; null while we wait for them. */
  readonly waitingSince: Instant | null
  /** When the customer wrote first after our last answer; null once a colleague has handled it. */
  readonly repliedAt: Instant | null
  readonly firstAnsweredAt: Instant | null
  /** When it was won or lost. */
  readonly closedAt: Instant | null
  readonly lastActivityAt: Instant
  /** The work before a colleague marked it as possible spam; null otherwise. */
  readonly beforeSpam: WorkBeforeSpam | null
  /** Rises with every change, so that nobody overwrites a change that they have not seen. */
  readonly revision: number
}

/** The outcome of a call. */
export const callOutcomes = ['reached', 'voicemail', 'no-answer'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** Longest note that a customer can add to their request, in characters. */
export const customerNoteLength = 1_000

/** The work on a request that did not come by the form. */
export function newWork(
  at: Instant,
  work: Pick<RequestWork, 'status'> & Partial<RequestWork>,
): RequestWork {
  return {
    lostReason: null,
    followUpOn: null,
    followUpNote: '',
    assignedTo: null,
    waitingSince: null,
    repliedAt: null,
    firstAnsweredAt: null,
    closedAt: null,
    lastActivityAt: at,
    beforeSpam: null,
    revision: 1,
    ...work,
  }
}

export type RequestChange =
  | {
      readonly is: 'status'
      readonly to: WorkStatus
      readonly reason: LostReason | null
      /** Only to undo a change of the status. */
      readonly before?: WorkBeforeStatus | undefined
    }
  | { readonly is: 'follow-up'; readonly on: CalendarDate | null; readonly note: string }
  | { readonly is: 'assign'; readonly to: string | null }
  /** A colleague has handled the customer's message (null), or undoes that. */
  | { readonly is: 'replied'; readonly at: Instant | null }
  /** A colleague marks it as spam. */
  | { readonly is: 'spam' }
  /** Undoes the mark. */
  | { readonly is: 'not-spam' }

/** The fields of the work that a change of the status may change with it. */
type WorkBeforeStatus = Pick<
  RequestWork,
  'followUpOn' | 'followUpNote' | 'waitingSince' | 'repliedAt' | 'firstAnsweredAt' | 'closedAt'
>

/** The fields of the work that the mark as possible spam changes. */
type WorkBeforeSpam = Pick<RequestWork, 'status' | 'waitingSince' | 'repliedAt'>

/** The fields that a call or a reply changes, for its undo. */
export type WorkBeforeAnswer = Pick<
  RequestWork,
  | 'status'
  | 'followUpOn'
  | 'followUpNote'
  | 'waitingSince'
  | 'repliedAt'
  | 'firstAnsweredAt'
  | 'revision'
>

export type RequestEvent =
  | { readonly kind: 'request-arrived'; readonly by: 'website' | 'hand' | 'email' }
  | {
      readonly kind: 'status-changed'
      readonly from: RequestStatus
      readonly to: RequestStatus
      readonly reason: LostReason | null
    }
  | { readonly kind: 'follow-up-set'; readonly on: CalendarDate | null }
  | {
      readonly kind: 'request-assigned'
      readonly to: string | null
      /** Who had it, for the undo; missing after a hand-over and before November 28, 2026. */
      readonly from?: string | null
    }
  | { readonly kind: 'note-added' | 'note-taken-back'; readonly note: string }
  | { readonly kind: 'call-logged' | 'call-taken-back'; readonly call: string }
  | {
      readonly kind: 'reply-queued'
      readonly reply: string
      /** For the undo. */
      readonly before: WorkBeforeAnswer
    }
  | { readonly kind: 'reply-taken-back'; readonly reply: string }
  /** By a colleague, or by the customer. */
  | { readonly kind: 'photographs-added'; readonly count: number }
  | { readonly kind: 'photograph-removed' | 'photograph-restored' }
  /** A colleague retries the delivery to the platform behind the site. */
  | { readonly kind: 'hand-over-retried' }
  /** A colleague keeps it from being deleted. */
  | { readonly kind: 'request-kept' }
  | { readonly kind: 'reply-received'; readonly email: string }
  | { readonly kind: 'reply-seen-to'; readonly isDone: boolean }

export interface RequestsExported {
  /** Number of selected requests; null for a list. */
  readonly requests: number | null
  /** Whether it was the whole list. */
  readonly isWhole: boolean
}

/** The work after a change, with its activity; null if nothing has changed. */
export interface ChangedWork {
  readonly work: RequestWork
  readonly event: RequestEvent | null
}

export type WorkRefusal =
  /** A lost request needs a reason. */
  | { readonly code: 'reason-missing' }
  /** Possible spam has to be cleared first. */
  | { readonly code: 'possible-spam' }

/** Applies a change to a request. Moving it on from New counts as an answer. */
export function changeWork(
  work: RequestWork,
  change: RequestChange,
  arrivedAt: Instant,
  now: Instant,
): Result<ChangedWork, WorkRefusal> {
  const isSpam = work.status === 'possible-spam'
  const unchanged = ok({ work, event: null })
  if (isSpam && change.is !== 'not-spam' && change.is !== 'spam') {
    return err({ code: 'possible-spam' })
  }
  switch (change.is) {
    case 'status': {
      const { to } = change
      if (to === 'lost' && change.reason === null) return err({ code: 'reason-missing' })
      const lostReason = to === 'lost' ? change.reason : null
      if (to === work.status && lostReason === work.lostReason) return unchanged
      const changed = touched({ ...work, ...answerState(work, to, arrivedAt, now) }, now)
      return ok({
        work: {
          ...changed,
          ...change.before,
          status: to,
          lostReason,
          ...(isOpen(to)
            ? { closedAt: null }
            : {
                closedAt: change.before?.closedAt ?? now,
                followUpOn: null,
                followUpNote: '',
                repliedAt: null,
              }),
        },
        event: { kind: 'status-changed', from: work.status, to, reason: lostReason },
      })
    }
    case 'follow-up': {
      const note = change.on === null ? '' : change.note.trim()
      if (change.on === work.followUpOn && note === work.followUpNote) return unchanged
      return ok({
        work: { ...touched(work, now), followUpOn: change.on, followUpNote: note },
        event: { kind: 'follow-up-set', on: change.on },
      })
    }
    case 'assign': {
      if (change.to === work.assignedTo) return unchanged
      return ok({
        work: { ...touched(work, now), assignedTo: change.to },
        event: { kind: 'request-assigned', to: change.to, from: work.assignedTo },
      })
    }
    case 'replied': {
      const { at } = change
      if (at === work.repliedAt) return unchanged
      // A new request still waits for its first answer.
      const waitingSince = work.status === 'new' ? work.waitingSince : at
      return ok({
        work: { ...touched(work, now), repliedAt: at, waitingSince },
        event: { kind: 'reply-seen-to', isDone: at === null },
      })
    }
    case 'spam': {
      if (isSpam) return unchanged
      const { status, waitingSince, repliedAt } = work
      const asSpam = { status: 'possible-spam', waitingSince: null, repliedAt: null } as const
      const marked = moved(work, asSpam, now)
      const beforeSpam = { status, waitingSince, repliedAt }
      return ok({ ...marked, work: { ...marked.work, beforeSpam } })
    }
    case 'not-spam':
      return isSpam ? ok(cleared(work, true, now)) : unchanged
  }
}

/** The work after we wrote or called: the customer waits no longer, and New becomes Contacted. */
export function answered(work: RequestWork, now: Instant): RequestWork {
  const isFirst = work.status === 'new' || work.status === 'unfinished'
  return {
    ...touched(work, now),
    status: isFirst ? 'contacted' : work.status,
    waitingSince: null,
    repliedAt: null,
    firstAnsweredAt: work.firstAnsweredAt ?? now,
  }
}

/** Sets another follow-up date, with a colleague's note; null keeps the former one. */
export function followedUp(work: RequestWork, on: CalendarDate | null): RequestWork {
  if (on === null || on === work.followUpOn) return work
  const note = work.followUpNote
  return { ...work, followUpOn: on, followUpNote: isOwnNote(note) ? '' : note }
}

/** The work after the customer wrote: they wait from then on, unless they waited before. */
export const customerReplied = (work: RequestWork, at: Instant, now: Instant): RequestWork => ({
  ...touched(work, now),
  waitingSince: work.waitingSince ?? at,
  repliedAt: work.repliedAt ?? at,
})

/** The work after an addition that is not an answer: a note, or a call that reached no one. */
export const touched = (work: RequestWork, now: Instant): RequestWork => ({
  ...work,
  lastActivityAt: now,
  revision: work.revision + 1,
})

/**
 * The work after a request is cleared of spam. One that a colleague marked returns to its former
 * status, and waits for an answer to what the customer has written since. One that the form flagged
 * becomes new.
 */
export function cleared(work: RequestWork, isComplete: boolean, now: Instant): ChangedWork {
  const { beforeSpam } = work
  if (beforeSpam !== null) {
    const waitingSince = beforeSpam.waitingSince ?? work.waitingSince
    const repliedAt = beforeSpam.repliedAt ?? work.repliedAt
    return moved(work, { status: beforeSpam.status, waitingSince, repliedAt }, now)
  }
  const wasAnswered = work.firstAnsweredAt !== null
  const status = !isComplete ? 'unfinished' : wasAnswered ? 'contacted' : 'new'
  const waitingSince = status === 'new' ? now : null
  return moved(work, { status, waitingSince, repliedAt: null }, now)
}

const moved = (work: RequestWork, to: WorkBeforeSpam, now: Instant): ChangedWork => ({
  work: { ...touched(work, now), ...to, beforeSpam: null },
  event: { kind: 'status-changed', from: work.status, to: to.status, reason: null },
})

/** Back at New it waits as it did on arrival; at any other status it counts as answered. */
function answerState(work: RequestWork, to: WorkStatus, arrivedAt: Instant, now: Instant) {
  if (to === 'new') return { waitingSince: arrivedAt, firstAnsweredAt: null }
  if (work.status !== 'new' && work.status !== 'unfinished') return {}
  return { waitingSince: null, firstAnsweredAt: work.firstAnsweredAt ?? now }
}
