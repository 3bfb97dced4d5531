import { searchedTerms } from '#domain/customers/search-terms.ts'
import { formatPhone } from '#domain/fields.ts'
import type { Lead } from '#domain/quotes/lead.ts'
import { dateOf, type Instant } from '#domain/time.ts'
import { lostReasonNames, statusNames } from './request-status.ts'
import type { RequestWork } from './request-work.ts'

/** Column titles of exported requests. */
export const requestColumns = [
  'Came on',
  'First name',
  'Last name',
  'Email',
  'Phone',
  'Street',
  'City',
  'State',
  'ZIP',
  'Services',
  'Materials',
  'Details',
  'Notes',
  'Status',
  'Lost because',
  'Follow up on',
  'What to do',
  'Assigned to',
  'First answered on',
  'Closed on',
] as const

/** A request as a row of the export, with dates in the company's zone. */
export function requestCells(
  {
    lead,
    work,
    assignee,
  }: { readonly lead: Lead; readonly work: RequestWork; readonly assignee: string | null },
  timeZone: string,
): readonly string[] {
  const { contact, address, request } = lead
  const services = request?.services ?? []
  const on = (moment: Instant | null) => (moment === null ? '' : dateOf(moment, timeZone))
  return [
    on(request?.at ?? lead.createdAt),
    contact.firstName,
    contact.lastName,
    contact.email,
    formatPhone(contact.phone),
    address.street1,
    address.city,
    address.state,
    address.zip,
    services.map(({ name }) => name).join('; '),
    services.flatMap(({ materials }) => materials.map(({ name }) => name)).join('; '),
    request?.projectDetails ?? '',
    request?.additionalNotes ?? '',
    statusNames[work.status],
    work.lostReason === null ? '' : lostReasonNames[work.lostReason],
    work.followUpOn ?? '',
    work.followUpNote,
    assignee ?? '',
    on(work.firstAnsweredAt),
    on(work.closedAt),
  ]
}

/** Whether nothing filters the list; only owners may export all of it. */
export function isWholeList({
  search,
  assignedTo,
  hasReplied = null,
  service,
}: {
  readonly search: string
  readonly assignedTo: string | null
  /** Few requests have a reply, so those without are nearly all. */
  readonly hasReplied?: boolean | null
  readonly service: string | null
}): boolean {
  const isSearched = searchedTerms(search).length > 0
  return !isSearched && assignedTo === null && hasReplied !== true && service === null
}
