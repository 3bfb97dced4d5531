import { expect, test } from 'vitest'
import { emptyQuote } from '#domain/quotes/quote-draft.ts'
import { forgetDraft, saveDraft, readDraft } from './preserved-draft.ts'

function tabStorage() {
  const items = new Map<string, string>()
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

const draft = { ...emptyQuote, firstName: 'Ann', interestOptions: ['soil-mulch'] }

test('a form comes back as it was saved, with its key', () => {
  const storage = tabStorage()
  saveDraft(storage, { draft, key: '0123456789abcdef' })
  expect(readDraft(storage)).toEqual({ draft, key: '0123456789abcdef' })
})

test('a forgotten form does not come back', () => {
  const storage = tabStorage()
  saveDraft(storage, { draft, key: null })
  forgetDraft(storage)
  expect(readDraft(storage)).toBeNull()
  expect(storage.items.size).toBe(0)
})

test.each([
  'not json',
  '{}',
  '[]',
  'null',
  JSON.stringify({ draft: { ...draft, zip: 30040 }, key: null }),
  JSON.stringify({ draft: { firstName: 'Ann' }, key: null }),
  JSON.stringify({ draft, key: 'short' }),
])('what is no saved draft is not read: %s', (text) => {
  expect(readDraft({ getItem: () => text })).toBeNull()
})

test('blocked storage is no error', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  expect(readDraft({ getItem: blocked })).toBeNull()
  expect(() => saveDraft({ setItem: blocked }, { draft, key: null })).not.toThrow()
  expect(() => forgetDraft({ removeItem: blocked })).not.toThrow()
})
