import type * as z from 'zod/mini'
import type { DeepReadonly } from '#domain/deep-readonly.ts'
import { minute } from '#domain/time.ts'
import type { Preferences } from './preferences.ts'
import { isSpam, spamSignalsOfText } from './spam-signals.ts'
import type { storedCompleteLead } from './stored-lead.ts'

/** Milliseconds until the owner is emailed about a lead without its request. */
export const incompleteAfterMs = 30 * minute

type StoredLead = DeepReadonly<z.infer<typeof storedCompleteLead>>

/** The contact of a request, validated: trimmed, and the phone as 10 digits. */
export type LeadContact = StoredLead['contact']

/** The visitor's consent, with the text that was shown. */
export type Consent = StoredLead['consent']

/** A requested service, with its names at the time of the request. */
export type RequestedService = StoredLead['request']['services'][number]

/** The services and texts of a request. */
export interface LeadRequest extends Omit<StoredLead['request'], 'preferences'> {
  readonly preferences: Preferences
}

/**
 * A request for a quote. `incomplete`: only the first of the form's two calls has arrived; the
 * owner can still call the person.
 */
export type Lead = LeadBase &
  (
    | { readonly status: 'incomplete'; readonly request: null }
    | { readonly status: 'complete'; readonly request: LeadRequest }
  )

export type CompleteLead = Lead & { readonly status: 'complete' }

type LeadBase = Omit<StoredLead, 'status' | 'request'>

/** Adds the request to a lead, with the spam signals of its text. */
export function completeLead(lead: Lead, request: LeadRequest): CompleteLead {
  const text = `${request.projectDetails}\n${request.additionalNotes}`
  return {
    ...lead,
    status: 'complete',
    request,
    signs: [...lead.signs, ...spamSignalsOfText(text)],
  }
}

/** The status for the owner: a lead that looks like spam is quarantined, complete or not. */
export const leadStatus = (lead: Lead): 'complete' | 'incomplete' | 'quarantined' =>
  isSpam(lead.signs) ? 'quarantined' : lead.status

/** First and last name together. */
export const fullName = (contact: Pick<LeadContact, 'firstName' | 'lastName'>): string =>
  `${contact.firstName} ${contact.lastName}`.trim()
