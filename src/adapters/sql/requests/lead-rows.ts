import type { Insertable, Selectable } from 'kysely'
import { nameKey } from '#domain/customers/search-terms.ts'
import { emailKey } from '#domain/fields.ts'
import type { Lead, LeadRequest } from '#domain/quote-requests/lead.ts'
import { readPreferences } from '#domain/quote-requests/preferences.ts'
import { addressTypes } from '#domain/addresses/address-parts.ts'
import { arrivalStatus } from '#domain/requests/request-status.ts'
import type { NewLead } from '#ports/lead-store.ts'
import { readJson, stored } from '#adapters/sql/stored-json.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import type { LeadRow } from './lead-tables.ts'

export function lockLead(transaction: StoreTransaction, id: string) {
  const query = transaction.tx.selectFrom('leads').selectAll().where('id', '=', id)
  return query.forUpdate().executeTakeFirst()
}

/** A lead as its first call leaves it. */
export function leadRow(lead: NewLead): Insertable<LeadRow> {
  return {
    id: lead.id,
    idempotency_key: lead.idempotencyKey,
    status: 'incomplete',
    created_at: lead.createdAt,
    last_activity_at: lead.createdAt,
    revision: 1,
    ...contactColumns(lead),
  }
}

/** Columns that a correction may replace. */
export function contactColumns(lead: NewLead) {
  return {
    first_name: lead.contact.firstName,
    last_name: lead.contact.lastName,
    email: lead.contact.email,
    email_key: emailKey(lead.contact.email),
    phone: lead.contact.phone,
    street1: lead.address.street1,
    city: lead.address.city,
    state: lead.address.state,
    zip: lead.address.zip,
    address_type: lead.address.addressType,
    consent_wording: lead.consent.wording,
    consent_at: lead.consent.at,
    signs: JSON.stringify(lead.signs),
    desk_status: arrivalStatus({ status: 'incomplete', signs: lead.signs }),
    name_key: nameKey(`${lead.contact.lastName} ${lead.contact.firstName}`),
  }
}

/** Columns of the request, sent by the second call or a colleague. */
export function requestColumns(request: LeadRequest) {
  return {
    status: 'complete',
    request_id: request.id,
    requested_at: request.at,
    services: JSON.stringify(request.services),
    project_details: request.projectDetails,
    additional_notes: request.additionalNotes,
    estimates: JSON.stringify(request.estimates),
    preferences: JSON.stringify(request.preferences),
  } as const
}

export function leadFrom(row: Selectable<LeadRow>): Lead {
  const base = {
    id: row.id,
    createdAt: row.created_at,
    contact: {
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      phone: row.phone,
    },
    address: {
      street1: row.street1,
      city: row.city,
      state: row.state,
      zip: row.zip,
      addressType: addressTypes.find((type) => type === row.address_type) ?? 'Home',
    },
    consent: { wording: row.consent_wording, at: row.consent_at },
    signs: readJson(stored.spamSignals, row.signs),
  }
  if (row.status === 'incomplete' || row.request_id === null) {
    return { ...base, status: 'incomplete', request: null }
  }
  return {
    ...base,
    status: 'complete',
    request: {
      id: row.request_id,
      at: row.requested_at ?? row.created_at,
      services: readJson(stored.requestedServices, row.services ?? '[]'),
      projectDetails: row.project_details ?? '',
      additionalNotes: row.additional_notes ?? '',
      estimates: readJson(stored.requestEstimates, row.estimates ?? '[]'),
      preferences: readPreferences(JSON.parse(row.preferences ?? '{}')),
    },
  }
}

/** Withdrawal key of an email about an incomplete lead; each of several emails has its own index. */
export const incompleteLeadKey = (leadId: string, index = 0): string =>
  index === 0 ? `incomplete-lead:${leadId}` : `incomplete-lead:${leadId}:${index}`
