import type { Lead } from '#domain/quotes/lead.ts'
import { isSpam } from '#domain/quotes/spam-signals.ts'

/** How far the work on a request has come, in the order in which it mostly goes. */
export const workStatuses = ['new', 'contacted', 'estimate-visit', 'quoted', 'won', 'lost'] as const
export type WorkStatus = (typeof workStatuses)[number]

/** Where a request stands at the desk: being worked, or beside the work. */
export const requestStatuses = [...workStatuses, 'possible-spam', 'unfinished'] as const
export type RequestStatus = (typeof requestStatuses)[number]

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

/** Whether somebody at the desk still has something to do for it. */
export function isOpen(status: RequestStatus): boolean {
  return ['new', 'contacted', 'estimate-visit', 'quoted'].includes(status)
}

/** Where a request stands that nobody at the desk has touched. */
export function arrivalStatus(lead: Pick<Lead, 'status' | 'signs'>): RequestStatus {
  if (isSpam(lead.signs)) return 'possible-spam'
  return lead.status === 'complete' ? 'new' : 'unfinished'
}
