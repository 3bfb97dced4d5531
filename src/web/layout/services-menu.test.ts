import { describe, expect, test } from 'vitest'
import { nextServicesMenu, type ServicesMenuEvent } from './services-menu.ts'

const after = (...events: readonly ServicesMenuEvent[]) => events.reduce(nextServicesMenu, 'closed')

describe('the Services menu', () => {
  test('opens while a mouse points at it', () => {
    expect(after('pointer-entered')).toBe('pointed')
    expect(after('pointer-entered', 'pointer-left')).toBe('closed')
  })

  test('opens and closes when pressed', () => {
    expect(after('pressed')).toBe('pressed')
    expect(after('pressed', 'pressed')).toBe('closed')
  })

  test('a click with a mouse, which points first, leaves it open', () => {
    expect(after('pointer-entered', 'pressed')).toBe('pressed')
    expect(after('pointer-entered', 'pressed', 'pointer-left')).toBe('pressed')
  })

  test('closes on Escape, however it was opened', () => {
    expect(after('pointer-entered', 'dismissed')).toBe('closed')
    expect(after('pressed', 'dismissed')).toBe('closed')
  })
})
