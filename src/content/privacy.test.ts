import { expect, test } from 'vitest'
import { contentSecurityPolicy } from '#http/security-headers.ts'
import { defaultRecordPeriods, type RecordPeriods } from '#domain/settings/record-periods.ts'
import { company } from './company.ts'
import { originalContent } from './content.ts'

const {
  privacy: { sections },
  quoteConsent,
} = originalContent(defaultRecordPeriods)
const page = pageWith(defaultRecordPeriods)

test('the page quotes the consent that the form shows', () => {
  expect(quoteConsent).toMatch(/call or text you about this request/)
  expect(page).toContain(quoteConsent)
})

function pageWith(periods: RecordPeriods): string {
  const { intro, sections: all } = originalContent(periods).privacy
  return [intro, ...all.flatMap((section) => section.paragraphs)].join('\n')
}

test('the page says how long data is kept, as the settings have it', () => {
  const usual = pageWith(defaultRecordPeriods)
  expect(usual).toContain('Requests for a quote are erased 2 years after we last worked on them.')
  expect(usual).toContain('erased 2 years after the event, and only the number of seats stays.')
  expect(usual).toContain('A request that became work stays for 7 years after we last worked on it')
  expect(usual).toContain('keeps the name of who paid for 7 years.')
  const other = pageWith({ ...defaultRecordPeriods, requestMonths: 120, guestMonths: 1 })
  expect(other).toContain('erased 10 years after we last worked on them.')
  expect(other).toContain('erased 1 month after the event')
  expect(other).toContain(
    'A request that became work stays for 10 years after we last worked on it',
  )
  const never = pageWith({
    requestMonths: 0,
    guestMonths: 0,
    moneyMonths: 0,
    emailMonths: 0,
    activityMonths: 0,
  })
  expect(never.match(/are kept until you ask us to erase them\./g)).toHaveLength(3)
  expect(never).not.toMatch(/\d+ (?:month|year)s?/)
})

test('the page names everything that others may be asked for', () => {
  const policy = contentSecurityPolicy([], {
    publicUrl: 'https://evergreen.example',
    googleMaps: true,
  })
  const foreign = policy.split('; ').flatMap((part) => {
    const [about = '', ...sources] = part.split(' ')
    return about !== 'form-action' && sources.some((each) => each.startsWith('https:')) ? about : []
  })
  // For maps and the address search; nothing else.
  expect(foreign).toEqual(['script-src', 'img-src', 'connect-src', 'frame-src'])
  expect(page).toContain('even when the organizer of an event keeps them elsewhere')
  expect(page).toContain('the address search may use one while you type')
})

test('the page says where to write to have data erased', () => {
  const last = sections.at(-1)
  expect(last?.heading).toMatch(/erased/)
  expect(last?.paragraphs.join(' ')).toContain(company.email)
})

test('every section has a heading of its own', () => {
  expect(new Set(sections.map((section) => section.heading)).size).toBe(sections.length)
})
