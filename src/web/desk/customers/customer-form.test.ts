import { expect, test } from 'vitest'
import { customerForm, customerActions } from './customer-form.ts'

/** Somebody as imports and requests by phone may have brought them. */
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

test('a town without a street is kept, a row in which nothing was typed is not', () => {
  const untyped = { ...town, city: '' }
  expect(customerForm.parse({ ...known, addresses: [town, untyped] }).addresses).toEqual([town])
})

test('a change of somebody without a name is taken back, though a form asks for one', () => {
  const nameless = { ...known, name: '' }
  expect(customerForm.safeParse(nameless).success).toBe(false)
  const edits = JSON.stringify(nameless)
  expect(customerActions.parse({ intent: 'take-back', edits })).toMatchObject({ edits: nameless })
})
