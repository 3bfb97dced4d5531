import { expect, test, vi } from 'vitest'
import { deleteOldDrafts, textStorage } from './drafts.ts'

test('drafts that are too old or cannot be read are deleted, and others stay', () => {
  const draftOf = (at: number) => JSON.stringify({ at, values: { text: ['Typed.'] } })
  const items: Record<string, string> = {
    'desk draft: new': draftOf(Date.now()),
    'desk draft: old': draftOf(0),
    'desk draft: torn': '{"at":',
    'desk keys': 'off',
  }
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    removeItem: (key: string) => delete items[key],
  }
  vi.stubGlobal('localStorage', Object.setPrototypeOf(items, methods))
  deleteOldDrafts()
  expect(Object.keys(items)).toEqual(['desk draft: new', 'desk keys'])
})

test('a text that a tab has saved is deleted, but not what another tab has stored since', () => {
  let stored: Record<string, string[]> = {}
  const openTab = () =>
    textStorage({
      read: () => stored,
      store: (values) => (stored = values),
      clear: () => (stored = {}),
    })
  const [tab, other] = [openTab(), openTab()]
  tab.store('Mulch before the frost')
  other.store('Mulch in the rain')
  tab.clear()
  expect(other.read()).toBe('Mulch in the rain')
  other.clear()
  expect(tab.read()).toBeNull()
})
