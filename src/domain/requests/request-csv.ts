import { csvLine } from '#domain/csv.ts'
import { formatPhone } from '#domain/fields.ts'
import { fullName, type Lead } from '#domain/quotes/lead.ts'
import { dateOf } from '#domain/time.ts'
import { statusNames } from './request-status.ts'
import type { RequestWork } from './request-work.ts'

const columns = [
  'Name',
  'Email',
  'Phone',
  'Street',
  'City',
  'State',
  'ZIP Code',
  'Services',
  'In their words',
  'Status',
  'Follow up on',
  'Assigned to',
  'Came on',
]

interface ExportedRequest {
  readonly lead: Lead
  readonly work: RequestWork
  readonly assignee: string | null
}

/** Requests as CSV for a spreadsheet; days are those of that zone. */
export function requestsCsv(requests: readonly ExportedRequest[], timeZone: string): string {
  const rows = requests.map(({ lead, work, assignee }) => {
    const { contact, address, request } = lead
    return csvLine([
      fullName(contact),
      contact.email,
      formatPhone(contact.phone),
      address.street1,
      address.city,
      address.state,
      address.zip,
      (request?.services ?? []).map(({ name }) => name).join('; '),
      request?.projectDetails ?? '',
      statusNames[work.status],
      work.followUpOn ?? '',
      assignee ?? '',
      dateOf(lead.createdAt, timeZone),
    ])
  })
  return [csvLine(columns), ...rows].join('')
}
