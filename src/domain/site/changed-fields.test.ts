import { expect, test } from 'vitest'
import { changedFields } from './changed-fields.ts'

test('the fields that differ are named by their labels, and at most three of them', () => {
  const facts = { phone: '7705550142', city: 'Cumming', county: '' }
  const change = (changed: object) => changedFields('company', facts, { ...facts, ...changed })
  expect(change({ phone: '8285550123', city: 'Alpharetta' })).toBe('Phone, City changed')
  expect(change({ county: undefined })).toBe('')
  expect(change({ name: 'A', phone: 'B', email: 'C', city: 'D', zip: 'E' })).toBe(
    'Name, Phone, Email and 2 more changed',
  )
  const rose = { name: 'Rose', description: 'Red.', material: { id: 'x' } }
  expect(changedFields('product', rose, { ...rose, description: 'Pink.' })).toBe('Text changed')
  expect(changedFields('product', null, rose)).toBe('')
})
