import type { Selectable } from 'kysely'
import { searchTerms, type Searchable } from '#domain/customers/search-terms.ts'
import type { Address } from '#domain/addresses/address-parts.ts'
import type { Lead } from '#domain/quotes/lead.ts'
import { isOpen, lostReasons, type LostReason } from '#domain/requests/request-status.ts'
import type { RequestWork } from '#domain/requests/request-work.ts'
import type { SearchKind } from './customer-tables.ts'
import type { LeadRow } from './tables.ts'
import type { Running } from './transaction.ts'

export function workOf(row: Selectable<LeadRow>): RequestWork {
  return {
    status: row.desk_status,
    lostReason: lostReasonIn(row.lost_reason),
    followUpOn: row.follow_up_on === '' ? null : row.follow_up_on,
    followUpNote: row.follow_up_note,
    assignedTo: row.assigned_to,
    waitingSince: row.waiting_since,
    repliedAt: row.replied_at,
    firstAnsweredAt: row.first_answered_at,
    closedAt: row.closed_at,
    lastActivityAt: row.last_activity_at,
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
    revision: work.revision,
    // Somebody works on it.
    forget_after: null,
  } as const
}

/** What a request is found by. */
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
  }
}

/** Terms written by one statement; either database takes at most so many values. */
const termsAtOnce = 300

/** Puts the words by which something is found in the place of earlier ones. */
export async function writeSearchTerms(
  { tx }: Pick<Running, 'tx'>,
  kind: SearchKind,
  id: string,
  found: Searchable,
  others: readonly string[] = [],
): Promise<void> {
  await tx.deleteFrom('search_terms').where('subject_id', '=', id).execute()
  await insertSearchTerms({ tx }, kind, [{ id, found, others }])
}

/** Writes the words of several that have none yet. */
export async function insertSearchTerms(
  { tx }: Pick<Running, 'tx'>,
  kind: SearchKind,
  subjects: readonly {
    readonly id: string
    readonly found: Searchable
    readonly others?: readonly string[]
  }[],
): Promise<void> {
  const rows = subjects.flatMap(({ id, found, others = [] }) =>
    [...searchTerms(found), ...others].map((term) => ({ kind, term, subject_id: id })),
  )
  for (let from = 0; from < rows.length; from += termsAtOnce) {
    await tx
      .insertInto('search_terms')
      .values(rows.slice(from, from + termsAtOnce))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Services stand among the words, with a mark that no typed word has. */
export function serviceTerm(serviceId: string): string {
  return `service:${serviceId}`
}

function lostReasonIn(text: string | null): LostReason | null {
  return lostReasons.find((reason) => reason === text) ?? null
}
