import { searchedTerms } from '#domain/customers/search-terms.ts'
import { formatPhone } from '#domain/fields.ts'
import type { Lead } from '#domain/quotes/lead.ts'
import { dateOf, type Instant } from '#domain/time.ts'
import { lostReasonNames, statusNames } from './request-status.ts'
import type { RequestWork } from './request-work.ts'

/** The head of requests as a table. */
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

/** A request under that head, its dates in the company's zone. */
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

/** Whether nothing narrows a list down: all of it is for owners alone to take with them. */
export function isWholeList({
  search,
  assignedTo,
  hasReplied = null,
  service,
}: {
  readonly search: string
  readonly assignedTo: string | null
  /** Few have replied; those who have not are nearly all. */
  readonly hasReplied?: boolean | null
  readonly service: string | null
}): boolean {
  const isSearched = searchedTerms(search).length > 0
  return !isSearched && assignedTo === null && hasReplied !== true && service === null
}
