import { describe, expect, test } from 'vitest'
import { effectOfKey, type ListState } from './list-keys.ts'

const open: ListState = { isOpen: true, count: 3, active: undefined }
const closed: ListState = { ...open, isOpen: false }

describe('the arrows', () => {
  test('go down through the list, back to the text and round again', () => {
    const walk = [undefined, 0, 1, 2].map((active) => effectOfKey('ArrowDown', { ...open, active }))
    expect(walk).toEqual([0, 1, 2, undefined].map((active) => ({ does: 'highlight', active })))
  })

  test('go up the other way', () => {
    const walk = [undefined, 2, 1, 0].map((active) => effectOfKey('ArrowUp', { ...open, active }))
    expect(walk).toEqual([2, 1, 0, undefined].map((active) => ({ does: 'highlight', active })))
  })

  test('open a list that Escape closed', () => {
    expect(effectOfKey('ArrowDown', closed)).toEqual({ does: 'highlight', active: 0 })
    expect(effectOfKey('ArrowUp', { ...closed, active: 0 })).toEqual({
      does: 'highlight',
      active: 2,
    })
  })
})

test('Enter chooses the highlighted line, and sends the form when there is none', () => {
  expect(effectOfKey('Enter', { ...open, active: 1 })).toEqual({ does: 'choose', at: 1 })
  expect(effectOfKey('Enter', open)).toEqual({ does: 'pass' })
  expect(effectOfKey('Enter', { ...closed, active: 1 })).toEqual({ does: 'pass' })
})

test('Escape closes the list once, and then belongs to a dialog around', () => {
  expect(effectOfKey('Escape', open)).toEqual({ does: 'close' })
  expect(effectOfKey('Escape', closed)).toEqual({ does: 'pass' })
})

test('without suggestions, and for every other key, the field is an ordinary one', () => {
  for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Escape']) {
    expect(effectOfKey(key, { isOpen: false, count: 0, active: undefined })).toEqual({
      does: 'pass',
    })
  }
  for (const key of ['Home', 'End', 'Tab', 'a', ' ']) {
    expect(effectOfKey(key, { ...open, active: 1 })).toEqual({ does: 'pass' })
  }
})
