import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Searchable } from '#domain/customers/search-terms.ts'
import type { Address } from '#domain/addresses/address-parts.ts'
import type { Lead, LeadRequest } from '#domain/quote-requests/lead.ts'
import { isOpen, lostReasons, requestStatuses } from '#domain/requests/request-status.ts'
import type { RequestWork } from '#domain/requests/request-work.ts'
import { readKnownJson } from '#adapters/sql/stored-json.ts'
import type { LeadRow } from './lead-tables.ts'

export function workOf(row: Selectable<LeadRow>): RequestWork {
  return {
    status: row.desk_status,
    lostReason: lostReasons.find((reason) => reason === row.lost_reason) ?? null,
    followUpOn: row.follow_up_on === '' ? null : row.follow_up_on,
    followUpNote: row.follow_up_note,
    assignedTo: row.assigned_to,
    waitingSince: row.waiting_since,
    repliedAt: row.replied_at,
    firstAnsweredAt: row.first_answered_at,
    closedAt: row.closed_at,
    lastActivityAt: row.last_activity_at,
    beforeSpam: readKnownJson(storedBeforeSpam, row.before_spam),
    revision: row.revision,
  }
}

export function workColumns(work: RequestWork) {
  return {
    desk_status: work.status,
    is_open: isOpen(work.status) ? 1 : 0,
    lost_reason: work.lostReason,
    follow_up_on: work.followUpOn ?? '',
    follow_up_note: work.followUpNote,
    assigned_to: work.assignedTo,
    waiting_since: work.waitingSince,
    replied_at: work.repliedAt,
    first_answered_at: work.firstAnsweredAt,
    closed_at: work.closedAt,
    last_activity_at: work.lastActivityAt,
    before_spam: work.beforeSpam === null ? null : JSON.stringify(work.beforeSpam),
    revision: work.revision,
    // A colleague is working on it.
    forget_after: null,
  } as const
}

export function searchableLead({ contact, address, request }: Lead): Searchable {
  const places: readonly Pick<Address, 'street1' | 'city'>[] = [
    address,
    ...(request?.services ?? []).map((service) => service.address),
  ]
  return {
    names: [contact.firstName, contact.lastName],
    emails: [contact.email],
    phones: [contact.phone],
    places: places.flatMap(({ street1, city }) => [street1, city]),
    texts: request === null ? [] : wishesOf(request),
  }
}

/** Names of services would find too many; the list has a filter for them. */
const wishesOf = ({ services, projectDetails, additionalNotes }: LeadRequest) => [
  ...services.map(({ materials }) => materials.map(({ name }) => name).join(' ')),
  `${projectDetails} ${additionalNotes}`,
]

/** Services are search terms too, with a prefix that no typed word has. */
export function serviceTerm(serviceId: string): string {
  return `service:${serviceId}`
}

const storedBeforeSpam = z.object({
  status: z.enum(requestStatuses),
  waitingSince: z.nullable(z.number()),
  repliedAt: z.nullable(z.number()),
})
