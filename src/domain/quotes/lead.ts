import type { Address } from './quote-draft.ts'
import { isSuspicious, signsOfText, type Sign } from './suspicion.ts'

/** Who asks, as checked: trimmed, and the phone as 10 digits. */
export interface LeadContact {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  /** 10 digits, US. */
  readonly phone: string
}

/** What the visitor agreed to, in the words that were shown. */
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
}

/**
 * Someone who asked for a quote. `incomplete` as long as only the first of the form's two calls
 * has come: the owner can still ring them up.
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
  /** What speaks for a machine rather than a visitor. */
  readonly signs: readonly Sign[]
}

/** The lead with what is wanted, and with the signs of what was written there. */
export function completeLead(lead: Lead, request: LeadRequest): Lead & { status: 'complete' } {
  const text = `${request.projectDetails}\n${request.additionalNotes}`
  return {
    ...lead,
    status: 'complete',
    request,
    signs: [...lead.signs, ...signsOfText(text)],
  }
}

/** How a lead stands for the owner: a suspicious one is kept apart, whether complete or not. */
export function standingOf(lead: Lead): 'complete' | 'incomplete' | 'quarantined' {
  return isSuspicious(lead.signs) ? 'quarantined' : lead.status
}

/** First and last name as one. */
export function fullName(contact: Pick<LeadContact, 'firstName' | 'lastName'>): string {
  return `${contact.firstName} ${contact.lastName}`.trim()
}
