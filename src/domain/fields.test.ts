import { expect, test } from 'vitest'
import { formatPastedPhone, formatPhone, isEmail, lengthOf } from './fields.ts'

test.each([
  ['', ''],
  ['7', '(7'],
  ['770', '(770'],
  ['7705', '(770) 5'],
  ['770555', '(770) 555'],
  ['7705550', '(770) 555-0'],
  ['7705550142', '(770) 555-0142'],
  ['77055501429999', '(770) 555-0142'],
  ['770.555.0142', '(770) 555-0142'],
  ['call me', ''],
])('a phone typed as %j reads %j', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown)
})

test.each(['+1 770-555-0142', '+17705550142', '1-770-555-0142', '1 (770) 555-0142'])(
  'the country code of %j is dropped',
  (text) => {
    expect(formatPhone(text)).toBe('(770) 555-0142')
  },
)

test('a country code typed key by key stays until the number begins', () => {
  const keys = Array.from('+17705550142')
  const shown = keys.reduce<string[]>(
    (all, key) => [...all, formatPhone((all.at(-1) ?? '') + key)],
    [],
  )
  expect(shown.slice(0, 4)).toEqual(['+', '+1', '(7', '(77'])
  expect(shown.at(-1)).toBe('(770) 555-0142')
})

test('typing never takes a first 1 for the country code, and stops at ten digits', () => {
  expect(formatPhone('1234567890')).toBe('(123) 456-7890')
  expect(formatPhone('12345678901')).toBe('(123) 456-7890')
})

test('eleven pasted digits that begin with 1 carry the country code', () => {
  expect(formatPastedPhone('17705550142')).toBe('(770) 555-0142')
  expect(formatPastedPhone('+1 770-555-0142')).toBe('(770) 555-0142')
  expect(formatPastedPhone('27705550142')).toBe('(277) 055-5014')
  expect(formatPastedPhone('770 555 0142')).toBe('(770) 555-0142')
})

test.each([
  'ann@example.com',
  "o'hara+garden@mail.example.co",
  'a@b.co',
  'ann@my-farm.example.com',
  'ünal@gärten.example',
])('%s looks like an address', (it) => {
  expect(isEmail(it)).toBe(true)
})

test.each([
  'ann',
  'ann@example',
  '@example.com',
  'ann@exa mple.com',
  'a@b@c.com',
  'a@b.',
  'a@b..com',
  'a@-b.com',
  'a@b-.com',
  'a,b@example.com',
  'a;b@example.com',
  'foo<victim@example.com',
  '<ann@example.com>',
  'ann(a)@example.com',
  '"ann"@example.com',
  'ann@example.com,eve@example.com',
  'ann@\u202Eexample.com',
  'ann\\@example.com',
])('%s does not look like an address', (it) => {
  expect(isEmail(it)).toBe(false)
})

test('an address of more than 254 characters is refused', () => {
  expect(isEmail(`${'a'.repeat(242)}@example.com`)).toBe(true)
  expect(isEmail(`${'a'.repeat(243)}@example.com`)).toBe(false)
})

test('length is counted as people count', () => {
  expect(lengthOf('Łódź')).toBe(4)
  expect(lengthOf('🌱🌱')).toBe(2)
})
