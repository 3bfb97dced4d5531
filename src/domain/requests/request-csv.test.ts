import { expect, test } from 'vitest'
import { newLead, request } from '#support/leads.ts'
import { requestsCsv } from './request-csv.ts'

test('requests are rows of a spreadsheet, in which nothing that a visitor typed runs', () => {
  const { idempotencyKey: _key, ...asked } = newLead()
  const lead = {
    ...asked,
    contact: { ...asked.contact, firstName: '=HYPERLINK("https://evil.example")' },
    status: 'complete',
    request: request({ projectDetails: 'Two beds,\nand a path' }),
  } as const
  const work = {
    status: 'contacted',
    lostReason: null,
    followUpOn: '2026-06-01',
    followUpNote: '',
    assignedTo: 'ruth',
    waitingSince: null,
    repliedAt: null,
    firstAnsweredAt: null,
    closedAt: null,
    lastActivityAt: 0,
    revision: 1,
  } as const
  const csv = requestsCsv([{ lead, work, assignee: 'Ruth Calloway' }], 'America/New_York')
  const [head, ...rows] = csv.split('\r\n')
  expect(head).toMatch(/^Name,Email,Phone,/)
  expect(rows.join('\n')).toMatch(/^"'=HYPERLINK\(/)
  expect(csv).toContain('(770) 555-0123')
  expect(csv).toContain('"Two beds,\nand a path",Contacted,2026-06-01,Ruth Calloway,1969-12-31')
})
