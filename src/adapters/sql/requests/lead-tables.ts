import type { Generated } from 'kysely'
import type { LeadDelivery } from '#domain/quote-requests/lead-delivery.ts'
import type { RequestStatus } from '#domain/requests/request-status.ts'
import type { ContactColumns, Flag, Once } from '#adapters/sql/columns.ts'
import type { QueueColumns } from '#adapters/sql/emails/email-tables.ts'

export interface LeadTables {
  leads: LeadRow
  request_additions: RequestAdditionRow
  deliveries: LeadDeliveryRow
  kept_catalogues: CachedCatalogRow
}

export interface LeadRow extends ContactColumns {
  id: Once<string>
  idempotency_key: Once<string>
  status: 'incomplete' | 'complete'
  created_at: Once<number>
  first_name: string
  last_name: string
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
  /** Null for suspected spam, and once the customer was erased. */
  customer_id: string | null
  desk_status: RequestStatus
  /** 1 while the status is one of work in progress. */
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
  /** When an abandoned open lead is deleted, once that was announced; null otherwise. */
  forget_after: number | null
  /** Time of the customer's last unanswered message. */
  replied_at: number | null
  /** Raised to revoke the tokens of earlier emails. */
  reply_revocation: Generated<number>
  /** JSON: the WorkBeforeSpam of a lead marked as spam; null otherwise. */
  before_spam: string | null
}

/** Delivery of a lead to the platform behind the site. Deleted with its lead. */
export interface LeadDeliveryRow extends QueueColumns {
  lead_id: Once<string>
  state: LeadDelivery['state']
  /** Ids on the platform. */
  client_id: string | null
  request_id: string | null
  delivered_at: number | null
  /** Whether colleagues were alerted that it was given up. */
  failure_told: Generated<Flag>
  /** How often the visitor has corrected the contact; each correction makes a new client. */
  contact_changes: Generated<number>
}

/** Additions of a customer on the page of their request, until colleagues are alerted. */
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
