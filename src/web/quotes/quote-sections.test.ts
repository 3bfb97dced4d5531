import { expect, test } from 'vitest'
import { quoteFields } from '#domain/quotes/check-quote.ts'
import { emptyQuote, setSameAddress } from '#domain/quotes/quote-draft.ts'
import { isSectionDone, quoteSections, sectionsShown } from './quote-sections.ts'

test('every field of the form is in one section', () => {
  const fields = Object.values(quoteSections).flatMap((section) => [...section.fields])
  expect(fields.sort()).toEqual([...quoteFields].sort())
})

test('the service address is a section only while it differs', () => {
  const titles = (draft: typeof emptyQuote) => sectionsShown(draft).map(({ title }) => title)
  expect(titles(emptyQuote)).toEqual([
    'Contact',
    'Address',
    'Service Address',
    'Project Details',
    'Additional Notes (Optional)',
  ])
  expect(titles(setSameAddress(emptyQuote, true))).not.toContain('Service Address')
})

test('a section is done when all it needs is there', () => {
  const contact = { firstName: 'Ann', email: 'ann@example.com', phone: '(770) 555-0142' }
  const done = (draft: typeof emptyQuote) => isSectionDone(quoteSections.contact, draft, 'strict')
  expect(done(emptyQuote)).toBe(false)
  expect(done({ ...emptyQuote, ...contact })).toBe(true)
  expect(done({ ...emptyQuote, ...contact, phone: '(770' })).toBe(false)
})

test('notes are done once there are some', () => {
  const done = (additionalNotes: string) =>
    isSectionDone(quoteSections.notes, { ...emptyQuote, additionalNotes }, 'strict')
  expect(done('')).toBe(false)
  expect(done('Gate code 1234')).toBe(true)
  expect(done('a'.repeat(501))).toBe(false)
})
