import { keysOf } from '#domain/keys-of.ts'
import type { Lead } from '#domain/quote-requests/lead.ts'
import { isSpam } from '#domain/quote-requests/spam-signals.ts'

/** Statuses of the work on a request, in their usual order. */
export const workStatuses = ['new', 'contacted', 'estimate-visit', 'quoted', 'won', 'lost'] as const
export type WorkStatus = (typeof workStatuses)[number]

/** All statuses of a request at the desk, including those outside the work. */
export const requestStatuses = [...workStatuses, 'possible-spam', 'unfinished'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** The name of each status at the desk. */
export const statusNames: Readonly<Record<RequestStatus, string>> = {
  new: 'New',
  contacted: 'Contacted',
  'estimate-visit': 'Estimate visit',
  quoted: 'Quoted',
  won: 'Won',
  lost: 'Lost',
  'possible-spam': 'Possible spam',
  unfinished: 'Didn’t finish',
}

/** Reasons for losing a request, as the desk names them. */
export const lostReasonNames = {
  price: 'Too expensive',
  elsewhere: 'Chose someone else',
  'no-answer': 'Never answered',
  'not-our-work': 'Not work we do',
  'too-far': 'Too far away',
  'changed-mind': 'Changed their mind',
  other: 'Another reason',
  'before-desk': 'From before the desk',
} as const
export type LostReason = keyof typeof lostReasonNames
export const lostReasons = keysOf(lostReasonNames)

/** Whether the desk still has work to do on it. */
export const isOpen = (status: RequestStatus): boolean =>
  ['new', 'contacted', 'estimate-visit', 'quoted'].includes(status)

/** Whether no colleague has moved it to a status of the work. */
export const isUnhandled = (status: RequestStatus): status is 'unfinished' | 'possible-spam' =>
  status === 'unfinished' || status === 'possible-spam'

/** The status of a request that no colleague has touched. */
export function arrivalStatus(lead: Pick<Lead, 'status' | 'signs'>): RequestStatus {
  if (isSpam(lead.signs)) return 'possible-spam'
  return lead.status === 'complete' ? 'new' : 'unfinished'
}

/**
 * Whether "Not spam" sends an acknowledgment that was held back. A request that a colleague marked
 * as spam was acknowledged on arrival.
 */
export const holdsAcknowledgment = ({
  lead,
  work,
}: {
  readonly lead: Pick<Lead, 'status' | 'signs'>
  readonly work: { readonly status: RequestStatus }
}): boolean => work.status === 'possible-spam' && lead.status === 'complete' && isSpam(lead.signs)

/** Orders of the list: the first to follow up, to come, to wait, or by name. */
export const requestSorts = ['follow-up', 'newest', 'waiting', 'name'] as const
export type RequestSort = (typeof requestSorts)[number]
