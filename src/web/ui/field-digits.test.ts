import { expect, test } from 'vitest'
import { formatPhone } from '#domain/fields.ts'
import { afterDigitEdit } from './field-digits.ts'

/** Makes an edit of a text with a `|` where the caret is, and shows the outcome the same way. */
function edit(before: string, typed: string, removed: 'backward' | 'forward' | null = null) {
  const caret = typed.indexOf('|')
  const after = afterDigitEdit(
    { before, typed: typed.replace('|', ''), caret, removed },
    formatPhone,
  )
  return `${after.text.slice(0, after.caret)}|${after.text.slice(after.caret)}`
}

test('typing at the end keeps the caret at the end', () => {
  expect(edit('', '7|')).toBe('(7|')
  expect(edit('(770', '(7705|')).toBe('(770) 5|')
  expect(edit('(770) 555', '(770) 5550|')).toBe('(770) 555-0|')
})

test('typing in the middle keeps the caret behind the new digit', () => {
  expect(edit('(77) 555', '(770|) 555')).toBe('(770|) 555')
  expect(edit('(770) 55', '(770) 95|5')).toBe('(770) 95|5')
  expect(edit('(770) 555', '(2|770) 555')).toBe('(2|77) 055-5')
})

test('typing a letter changes nothing and leaves the caret', () => {
  expect(edit('(770) 555', '(77x|0) 555')).toBe('(77|0) 555')
})

test('removing a digit in the middle keeps the caret there', () => {
  expect(edit('(770) 555-0142', '(770) |55-0142', 'backward')).toBe('(770|) 550-142')
  expect(edit('(770) 555-0142', '(7|0) 555-0142', 'forward')).toBe('(7|05) 550-142')
})

test('removing a mark removes the digit beside it', () => {
  expect(edit('(770) 5', '(770)|5', 'backward')).toBe('(77|5')
  expect(edit('(770) 555-0142', '(770) 555|0142', 'backward')).toBe('(770) 55|0-142')
  expect(edit('(770) 555-0142', '(770) 555|0142', 'forward')).toBe('(770) 555|-142')
})

test('removing the last digit leaves no marks behind', () => {
  expect(edit('(770) 5', '(770) |', 'backward')).toBe('(770|')
  expect(edit('(7', '(|', 'backward')).toBe('|')
})

test('a country code goes without taking the caret along', () => {
  expect(edit('', '+1 770-555-0142|')).toBe('(770) 555-0142|')
  expect(edit('', '+1 770|-555-0142')).toBe('(770|) 555-0142')
})
