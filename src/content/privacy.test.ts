import { expect, test } from 'vitest'
import { company } from './company.ts'
import { privacyIntro, privacySections } from './privacy.ts'
import { quoteConsent } from './quote-consent.ts'

const page = [privacyIntro, ...privacySections.flatMap((section) => section.paragraphs)].join('\n')

test('the page quotes the consent that the form shows', () => {
  expect(quoteConsent).toMatch(/call or text you about this request/)
  expect(page).toContain(quoteConsent)
})

test('the page promises no period that nothing carries out', () => {
  expect(page).toContain('until you ask us to erase them')
  expect(page).not.toMatch(/\d+ (months|years|days)/)
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
