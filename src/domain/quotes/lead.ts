import type { Address } from '#domain/addresses/address-parts.ts'
import type { RequestEstimate } from '#domain/materials/request-estimate.ts'
import type { Preferences } from './preferences.ts'
import { isSpam, spamSignalsOfText, type SpamSignal } from './spam-signals.ts'

/** Who asks, as checked: trimmed, and the phone as 10 digits. */
export interface LeadContact {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** 10 digits, US. */
  readonly phone: string
}

/** The consent that the visitor gave, with the text that was shown. */
export interface Consent {
  readonly wording: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** One service asked for, with its names as they were at the time. */
export interface RequestedService {
  readonly id: string
  readonly name: string
  readonly materials: readonly { readonly id: string; readonly name: string }[]
  /** Where the work is to be done. */
  readonly address: Address
}

/** What a visitor wants done. */
export interface LeadRequest {
  readonly id: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly services: readonly RequestedService[]
  readonly projectDetails: string
  readonly additionalNotes: string
  /** How much of which material, as we have calculated it. */
  readonly estimates: readonly RequestEstimate[]
  readonly preferences: Preferences
}

/**
 * Someone who asked for a quote. `incomplete` while only the first of the form's two calls
 * has come: the owner can still call them.
 */
export type Lead = LeadBase &
  (
    | { readonly status: 'incomplete'; readonly request: null }
    | { readonly status: 'complete'; readonly request: LeadRequest }
  )

interface LeadBase {
  readonly id: string
  /** Epoch milliseconds. */
  readonly createdAt: number
  readonly contact: LeadContact
  readonly address: Address
  readonly consent: Consent
  /** Hints that a machine sent it. Named as in the database and in queued emails. */
  readonly signs: readonly SpamSignal[]
}

/** Adds the request, and the spam signals of its text. */
export function completeLead(lead: Lead, request: LeadRequest): Lead & { status: 'complete' } {
  const text = `${request.projectDetails}\n${request.additionalNotes}`
  return {
    ...lead,
    status: 'complete',
    request,
    signs: [...lead.signs, ...spamSignalsOfText(text)],
  }
}

/** The status that the owner sees: a lead that looks like spam is quarantined, complete or not. */
export function leadStatus(lead: Lead): 'complete' | 'incomplete' | 'quarantined' {
  return isSpam(lead.signs) ? 'quarantined' : lead.status
}

/** First and last name as one. */
export function fullName(contact: Pick<LeadContact, 'firstName' | 'lastName'>): string {
  return `${contact.firstName} ${contact.lastName}`.trim()
}
