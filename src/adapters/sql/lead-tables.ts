import type { Generated } from 'kysely'
import type { LeadDelivery } from '#domain/quotes/lead-delivery.ts'
import type { RequestStatus } from '#domain/requests/request-status.ts'
import type { Flag, Once } from './payment-tables.ts'

export interface LeadRow {
  id: Once<string>
  idempotency_key: Once<string>
  status: 'incomplete' | 'complete'
  created_at: Once<number>
  first_name: string
  last_name: string
  email: string
  /** Lower case, for look-ups. */
  email_key: string
  phone: string
  street1: string
  city: string
  state: string
  zip: string
  address_type: string
  consent_wording: string
  consent_at: number
  /** JSON: a list of SpamSignal. */
  signs: string
  request_id: string | null
  requested_at: number | null
  /** JSON: a list of RequestedService. */
  services: string | null
  project_details: string | null
  additional_notes: string | null
  /** JSON: a list of RequestEstimate; null before there were any. */
  estimates: string | null
  /** JSON: Preferences; null before there were any. */
  preferences: string | null
  /** Null while it may come from a machine, and once the customer was forgotten. */
  customer_id: string | null
  desk_status: RequestStatus
  /** Whether that status is one of those that are still worked on. */
  is_open: Generated<Flag>
  lost_reason: string | null
  /** Calendar date; empty without one. */
  follow_up_on: Generated<string>
  follow_up_note: Generated<string>
  /** `nameKey` of last and first name. */
  name_key: string
  assigned_to: string | null
  waiting_since: number | null
  first_answered_at: number | null
  closed_at: number | null
  last_activity_at: number
  revision: number
  /** Of an open one that nobody works on: when it is forgotten, once that was announced. */
  forget_after: number | null
  /** Since when the customer's last word waits for us. */
  replied_at: number | null
  /** Raised when the tokens of emails sent so far are to lead nowhere. */
  reply_revocation: Generated<number>
  /** JSON: a WorkBeforeSpam of what a colleague marked as spam; null of all others. */
  before_spam: string | null
}

/** A lead on its way to the platform behind the site. Gone with its lead. */
export interface LeadDeliveryRow {
  lead_id: Once<string>
  state: LeadDelivery['state']
  tries: number
  /** Null once delivered or given up. */
  next_try_at: number | null
  /** While a process has it in hand: when another one may take it. */
  leased_until: number | null
  /** The platform's ids. */
  client_id: string | null
  request_id: string | null
  delivered_at: number | null
  last_error: string | null
  /** Whether colleagues have heard that it was given up. */
  failure_told: Generated<0 | 1>
  /** How often the visitor has corrected the contact; each makes a client of its own. */
  contact_changes: Generated<number>
}

/** What a customer added on the page of their request, until colleagues are told of it. */
export interface RequestAdditionRow {
  lead_id: Once<string>
  photographs: number
  first_at: Once<number>
  last_at: number
}

export interface CachedCatalogRow {
  source: Once<string>
  /** JSON: a list of CatalogService. */
  services: string
  kept_at: number
}
