import { expect, test } from 'vitest'
import { quoteFields } from '#domain/quote-requests/check-quote.ts'
import { emptyQuote } from '#domain/quote-requests/quote-draft.ts'
import { isSectionDone, quoteSections } from './quote-sections.ts'

test('every field of the form is in one section', () => {
  const fields = Object.values(quoteSections).flatMap((section) => [...section.fields])
  expect(fields.sort()).toEqual([...quoteFields].sort())
})

test('notes are done once there are some', () => {
  const done = (additionalNotes: string) =>
    isSectionDone(quoteSections.notes, { ...emptyQuote, additionalNotes }, 'strict')
  expect(done('')).toBe(false)
  expect(done('Gate code 1234')).toBe(true)
  expect(done('a'.repeat(501))).toBe(false)
})
