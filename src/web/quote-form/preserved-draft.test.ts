import { expect, test } from 'vitest'
import { emptyQuote } from '#domain/quote-requests/quote-draft.ts'
import { readDraft } from './preserved-draft.ts'

const draft = { ...emptyQuote, firstName: 'Ann', interestOptions: ['soil-mulch'] }

test('a form comes back as it was saved, with its key', () => {
  const saved = { draft, key: '0123456789abcdef' }
  expect(readDraft(JSON.stringify(saved))).toEqual(saved)
})

test.each([
  null,
  'not json',
  '{}',
  '[]',
  'null',
  JSON.stringify({ draft: { ...draft, zip: 30040 }, key: null }),
  JSON.stringify({ draft: { firstName: 'Ann' }, key: null }),
  JSON.stringify({ draft, key: 'short' }),
])('what is no saved draft is not read: %s', (text) => {
  expect(readDraft(text)).toBeNull()
})
