import { expect, test } from 'vitest'
import { company } from '#content/company.ts'
import type { VisitReport } from '#domain/visits/visit-report.ts'
import { composedEmail } from '#support/composed-email.ts'
import { plainText } from './plain-text.ts'
import type { VisitNews } from './visit-emails.ts'

const window = (day: string) => ({
  startsAt: Date.parse(`${day}T18:00:00Z`),
  endsAt: Date.parse(`${day}T20:00:00Z`),
})

/** A visit on a Monday in January, first planned for the Wednesday before New Year. */
const report = (at: string): VisitReport => ({
  visit: {
    id: 'visit',
    kind: 'estimate-visit',
    name: 'Rosa Lindqvist',
    about: '',
    place: '',
    ...window('2027-01-04'),
    timeZone: 'America/New_York',
    who: null,
    sequence: 1,
  },
  before: window('2026-12-30'),
  message: '',
  pickAgain: null,
  at: Date.parse(at),
})

const renderVisitEmail = (news: VisitNews, at: string) => {
  const content = composedEmail({ kind: news, data: report(at) }).content
  return `${content.subject}\n${plainText(content, company)}`
}

// Still 2026 in the company's zone.
const newYearsEve = '2027-01-01T03:00:00Z'

test('an email about a visit names the year only of a day in another year', () => {
  const moved = renderVisitEmail('visit-moved', newYearsEve)
  expect(moved).toContain('moved to Monday, January 4, 2027, 1:00 to 3:00 PM\n')
  expect(moved).toContain('is now on Monday, January 4, 2027,')
  expect(moved).toContain('It was scheduled for Wednesday, December 30, 1:00 to 3:00 PM.')
  const later = renderVisitEmail('visit-moved', '2027-01-01T15:00:00Z')
  expect(later).toContain('moved to Monday, January 4, 1:00 to 3:00 PM\n')
  expect(later).toContain('It was scheduled for Wednesday, December 30, 2026,')
  expect(renderVisitEmail('visit-set', newYearsEve)).toContain('See you on Monday, January 4, 2027')
  expect(renderVisitEmail('visit-canceled', newYearsEve)).toMatch(
    /^.* on Monday, January 4, 2027 has been/,
  )
})

test('an email about the first day of the work says whose work it is', () => {
  const { visit, ...others } = report(newYearsEve)
  const workStart = { ...others, visit: { ...visit, kind: 'work-start' } } as const
  const { subject } = composedEmail({ kind: 'visit-set', data: workStart }).content
  expect(subject).toBe('The start of our work: Monday, January 4, 2027, 1:00 to 3:00 PM')
})

test.each([
  ['', 'What: Delivery\n'],
  ['hardwood mulch, 6 yards', 'What: Delivery: hardwood mulch, 6 yards\n'],
  ['Delivery of Topsoil', 'What: Delivery of Topsoil\n'],
])('a delivery of %j says once that it is one', (about, line) => {
  const { visit, ...others } = report(newYearsEve)
  const delivery = { ...others, visit: { ...visit, kind: 'delivery', about } } as const
  const content = composedEmail({ kind: 'visit-set', data: delivery }).content
  expect(plainText(content, company)).toContain(line)
})
