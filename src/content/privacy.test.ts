import { expect, test } from 'vitest'
import { company } from './company.ts'
import { privacyIntro, privacySections, retention } from './privacy.ts'
import { quoteConsent } from './quote-consent.ts'

const page = [privacyIntro, ...privacySections.flatMap((section) => section.paragraphs)].join('\n')

test('the page quotes the consent that the form shows', () => {
  expect(quoteConsent).toMatch(/call or text you about this request/)
  expect(page).toContain(quoteConsent)
})

test('the page says how long data is kept, as the server carries it out', () => {
  const { leadMonths, bookingMonthsAfterEvent } = retention
  expect(page).toContain(`erased ${leadMonths} months after we receive them`)
  expect(page).toContain(`erased ${bookingMonthsAfterEvent} months after the event`)
  expect(page.match(/\d+ (months|years|days)/g)).toHaveLength(2)
})

test('the page says where to write to have data erased', () => {
  const last = privacySections.at(-1)
  expect(last?.heading).toMatch(/erased/)
  expect(last?.paragraphs.join(' ')).toContain(company.email)
})

test('every section has a heading of its own', () => {
  expect(new Set(privacySections.map((section) => section.heading)).size).toBe(
    privacySections.length,
  )
})
