import { cellsOf, type Columns } from '#domain/csv.ts'
import { searchedTerms } from '#domain/customers/search-terms.ts'
import { formatPhone } from '#domain/fields.ts'
import type { Lead } from '#domain/quote-requests/lead.ts'
import { dateOf, type Instant } from '#domain/time.ts'
import { lostReasonNames, statusNames } from './request-status.ts'
import type { RequestWork } from './request-work.ts'

interface Exported {
  readonly lead: Lead
  readonly work: RequestWork
  readonly assignee: string | null
}

/** The day of a moment in the company's zone. */
type DayOf = (moment: Instant | null) => string

const servicesOf = ({ lead }: Exported) => lead.request?.services ?? []

const columns: Columns<Exported & { readonly on: DayOf }> = {
  'Came on': ({ lead, on }) => on(lead.request?.at ?? lead.createdAt),
  'First name': ({ lead }) => lead.contact.firstName,
  'Last name': ({ lead }) => lead.contact.lastName,
  Email: ({ lead }) => lead.contact.email,
  Phone: ({ lead }) => formatPhone(lead.contact.phone),
  Street: ({ lead }) => lead.address.street1,
  City: ({ lead }) => lead.address.city,
  State: ({ lead }) => lead.address.state,
  ZIP: ({ lead }) => lead.address.zip,
  Services: (row) => joined(servicesOf(row)),
  Materials: (row) => joined(servicesOf(row).flatMap(({ materials }) => materials)),
  Details: ({ lead }) => lead.request?.projectDetails ?? '',
  Notes: ({ lead }) => lead.request?.additionalNotes ?? '',
  Status: ({ work }) => statusNames[work.status],
  'Lost because': ({ work }) => (work.lostReason === null ? '' : lostReasonNames[work.lostReason]),
  'Follow up on': ({ work }) => work.followUpOn ?? '',
  'What to do': ({ work }) => work.followUpNote,
  'Assigned to': ({ assignee }) => assignee ?? '',
  'First answered on': ({ work, on }) => on(work.firstAnsweredAt),
  'Closed on': ({ work, on }) => on(work.closedAt),
}

const joined = (all: readonly { readonly name: string }[]) => all.map(({ name }) => name).join('; ')

export const requestColumns: readonly string[] = Object.keys(columns)

/** A request as a row of the export, with dates in the company's zone. */
export const requestCells = (row: Exported, timeZone: string): readonly string[] =>
  cellsOf(columns, {
    ...row,
    on: (moment) => (moment === null ? '' : dateOf(moment, timeZone)),
  })

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
