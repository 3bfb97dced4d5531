import { expect, test } from 'vitest'
import { newLead, request } from '#support/leads.ts'
import { csvLine } from '#domain/csv.ts'
import { isWholeList, requestCells } from './request-export.ts'

test('requests are rows of a spreadsheet that runs nothing that a visitor typed', () => {
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
    beforeSpam: null,
    firstAnsweredAt: null,
    closedAt: null,
    lastActivityAt: 0,
    revision: 1,
  } as const
  const row = csvLine(requestCells({ lead, work, assignee: 'Ruth Calloway' }, 'America/New_York'))
  expect(row).toMatch(/^1969-12-31,"'=HYPERLINK\(/)
  expect(row).toContain('(770) 555-0123')
  expect(row).toContain('"Two beds,\nand a path"')
  expect(row).toContain(',Contacted,,2026-06-01,,Ruth Calloway,,')
})

test('a list without a filter is the whole list', () => {
  const all = { search: '', assignedTo: null, service: null }
  expect(isWholeList(all)).toBe(true)
  expect(isWholeList({ ...all, search: 'rosa' })).toBe(false)
  expect(isWholeList({ ...all, assignedTo: 'nobody' })).toBe(false)
  expect(isWholeList({ ...all, service: 'soil-mulch' })).toBe(false)
  expect(isWholeList({ ...all, hasReplied: true })).toBe(false)
  expect(isWholeList({ ...all, hasReplied: false })).toBe(true)
  expect(isWholeList({ ...all, hasReplied: null })).toBe(true)
})

test.each(['-', ',', '...', ' . - '])('to search for %j narrows nothing down', (search) => {
  expect(isWholeList({ search, assignedTo: null, service: null })).toBe(true)
})
