import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import {
  jsonField,
  optionalEmail,
  optionalPhone,
  optionalZip,
  orNull,
  requiredText,
} from './typed-fields.ts'

const read = <T>(schema: z.ZodMiniType<T>, typed: unknown) => {
  const parsed = schema.safeParse(typed)
  return parsed.success ? parsed.data : parsed.error.issues[0]?.message
}

describe('typed fields', () => {
  test('a text that has to be there is trimmed, and says what is missing or too long', () => {
    const name = requiredText('Enter a name.', 1_000)
    expect(read(name, ' Ann ')).toBe('Ann')
    expect(read(name, '  ')).toBe('Enter a name.')
    expect(read(name, undefined)).toBe('Enter a name.')
    expect(read(name, 'a'.repeat(1_001))).toBe('Please use at most 1,000 characters.')
  })

  test.each([
    ['(770) 555-0142', '7705550142'],
    ['1 770 555 0142', '7705550142'],
    [undefined, ''],
    ['555 0142', 'A phone number has ten digits.'],
    ['678-555-0100 x12', 'Only the ten digits go here. Write the extension in a note.'],
  ])('the phone number %s is read as %s', (typed, digits) => {
    expect(read(optionalPhone, typed)).toBe(digits)
  })

  test.each([
    [' 30040 ', '30040'],
    ['30040-1234', '30040'],
    [undefined, ''],
    ['3004', 'A ZIP code has five digits.'],
    ['30040-12', 'A ZIP code has five digits.'],
  ])('the ZIP code %j is read as %j', (typed, zip) => {
    expect(read(optionalZip, typed)).toBe(zip)
  })

  test('an email address may be missing, and otherwise is one', () => {
    expect(read(optionalEmail, undefined)).toBe('')
    expect(read(optionalEmail, ' ann@example.com ')).toBe('ann@example.com')
    expect(read(optionalEmail, 'ann')).toBe('Please enter a valid email address.')
  })

  test('a choice that was not made is null', () => {
    expect(read(orNull(z.string()), undefined)).toBeNull()
    expect(read(orNull(z.string()), 'a')).toBe('a')
  })

  test('JSON in a field is read by its schema, and nothing else is', () => {
    const ids = jsonField(z.array(z.string()), 'This cannot be undone.')
    expect(read(ids, '["a"]')).toEqual(['a'])
    expect(read(ids, '[1]')).toBe('This cannot be undone.')
    expect(read(ids, '[')).toBe('This cannot be undone.')
  })
})
