import type { Address } from '#domain/addresses/address-parts.ts'
import type { RequestEstimate } from '#domain/materials/request-estimate.ts'
import { minute } from '#domain/time.ts'
import type { Preferences } from './preferences.ts'
import type { Instant } from '#domain/time.ts'
import { isSpam, spamSignalsOfText, type SpamSignal } from './spam-signals.ts'

/** Milliseconds until the owner is emailed about a lead without its request. */
export const incompleteAfterMs = 30 * minute

/** The contact of a request, validated: trimmed, and the phone as 10 digits. */
export interface LeadContact {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** 10 digits, US. */
  readonly phone: string
}

/** The visitor's consent, with the text that was shown. */
export interface Consent {
  readonly wording: string
  readonly at: Instant
}

/** A requested service, with its names at the time of the request. */
export interface RequestedService {
  readonly id: string
  readonly name: string
  readonly materials: readonly { readonly id: string; readonly name: string }[]
  /** The address of the work. */
  readonly address: Address
}

/** The services and texts of a request. */
export interface LeadRequest {
  readonly id: string
  readonly at: Instant
  readonly services: readonly RequestedService[]
  readonly projectDetails: string
  readonly additionalNotes: string
  /** Estimates of materials as the server calculated them. */
  readonly estimates: readonly RequestEstimate[]
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

/** A lead with its request. */
export type CompleteLead = Lead & { readonly status: 'complete' }

interface LeadBase {
  readonly id: string
  readonly createdAt: Instant
  readonly contact: LeadContact
  readonly address: Address
  readonly consent: Consent
  /** Signs that a machine sent it. Named as in the database and in queued emails. */
  readonly signs: readonly SpamSignal[]
}

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
export function leadStatus(lead: Lead): 'complete' | 'incomplete' | 'quarantined' {
  return isSpam(lead.signs) ? 'quarantined' : lead.status
}

/** First and last name together. */
export function fullName(contact: Pick<LeadContact, 'firstName' | 'lastName'>): string {
  return `${contact.firstName} ${contact.lastName}`.trim()
}
