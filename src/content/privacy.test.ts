import { expect, test } from 'vitest'
import { consentWording } from '#domain/quotes/consent.ts'
import { company } from './company.ts'
import { privacyIntro, privacySections } from './privacy.ts'

const page = [privacyIntro, ...privacySections.flatMap((section) => section.paragraphs)].join('\n')

test('the page quotes the consent that the form shows', () => {
  expect(page).toContain(consentWording(company.name))
})

test('the page says how long data is kept, and that the owner can set it', () => {
  expect(page).toContain('erased 24 months after we receive them')
  expect(page).toContain('erased 24 months after the event')
  expect(page).toMatch(/owner of the business can set other periods/)
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
