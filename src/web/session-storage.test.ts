import { expect, test, vi } from 'vitest'
import { getSessionItem, setSessionItem } from './session-storage.ts'

test('blocked storage is no error', () => {
  const blocked = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  expect(getSessionItem('name')).toBeNull()
  expect(() => setSessionItem('name', 'Ann')).not.toThrow()
  expect(() => setSessionItem('name', null)).not.toThrow()
})
