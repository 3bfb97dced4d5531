import { beforeEach, expect, test, vi } from 'vitest'
import { emptyQuote } from '#domain/quotes/quote-draft.ts'
import { saveDraft, readDraft } from './preserved-draft.ts'

const items = new Map<string, string>()
const tabStorage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
}

beforeEach(() => {
  items.clear()
  vi.stubGlobal('sessionStorage', tabStorage)
})

const draft = { ...emptyQuote, firstName: 'Ann', interestOptions: ['soil-mulch'] }

test('a form comes back as it was saved, with its key', () => {
  saveDraft({ draft, key: '0123456789abcdef' })
  expect(readDraft()).toEqual({ draft, key: '0123456789abcdef' })
})

test('a forgotten form does not come back', () => {
  saveDraft({ draft, key: null })
  saveDraft(null)
  expect(readDraft()).toBeNull()
  expect(items.size).toBe(0)
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
  vi.stubGlobal('sessionStorage', { getItem: () => text })
  expect(readDraft()).toBeNull()
})

test('blocked storage is no error', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  expect(readDraft()).toBeNull()
  expect(() => saveDraft({ draft, key: null })).not.toThrow()
  expect(() => saveDraft(null)).not.toThrow()
})
