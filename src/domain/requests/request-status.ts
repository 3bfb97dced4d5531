import type { Lead } from '#domain/quotes/lead.ts'
import { isSpam } from '#domain/quotes/spam-signals.ts'

/** How far the work on a request has come, in the order in which it mostly goes. */
export const workStatuses = ['new', 'contacted', 'estimate-visit', 'quoted', 'won', 'lost'] as const
export type WorkStatus = (typeof workStatuses)[number]

/** Where a request stands at the desk: being worked, or beside the work. */
export const requestStatuses = [...workStatuses, 'possible-spam', 'unfinished'] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** The words of the desk for each. */
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

/** Why a request was lost. The last is of those that came before there was a desk. */
export const lostReasons = [
  'price',
  'elsewhere',
  'no-answer',
  'not-our-work',
  'too-far',
  'changed-mind',
  'other',
  'before-desk',
] as const
export type LostReason = (typeof lostReasons)[number]

/** The words of the desk for each. */
export const lostReasonNames: Readonly<Record<LostReason, string>> = {
  price: 'Too expensive',
  elsewhere: 'Chose someone else',
  'no-answer': 'Never answered',
  'not-our-work': 'Not work we do',
  'too-far': 'Too far away',
  'changed-mind': 'Changed their mind',
  other: 'Another reason',
  'before-desk': 'From before the desk',
}

/** Whether somebody at the desk still has something to do for it. */
export function isOpen(status: RequestStatus): boolean {
  return ['new', 'contacted', 'estimate-visit', 'quoted'].includes(status)
}

/** Whether nobody at the desk has moved it on. */
export const isAsItCame = (status: RequestStatus): status is 'unfinished' | 'possible-spam' =>
  status === 'unfinished' || status === 'possible-spam'

/** Where a request stands that nobody at the desk has touched. */
export function arrivalStatus(lead: Pick<Lead, 'status' | 'signs'>): RequestStatus {
  if (isSpam(lead.signs)) return 'possible-spam'
  return lead.status === 'complete' ? 'new' : 'unfinished'
}
