import { expect, test } from 'vitest'
import { customerForm, customerActions } from './customer-form.ts'

/** A customer with an incomplete address and phone, as after imports and requests by phone. */
const town = { street1: '', city: 'Cumming', state: 'GA', zip: '', purpose: 'both' } as const
const known = {
  intent: 'save',
  seen: 2,
  name: 'Rosa Lindqvist',
  company: '',
  emails: [],
  phones: ['7705550188'],
  addresses: [town],
  replyEmail: '',
} as const

test('a colleague saves a town without a street, and empty rows are dropped', () => {
  const untyped = { ...town, city: '' }
  expect(customerForm.parse({ ...known, addresses: [town, untyped] }).addresses).toEqual([town])
})

test('an undo restores a customer without a name, though the form requires one', () => {
  const nameless = { ...known, name: '' }
  expect(customerForm.safeParse(nameless).success).toBe(false)
  const edits = JSON.stringify(nameless)
  expect(customerActions.parse({ intent: 'undo', edits })).toMatchObject({ edits: nameless })
})
