import { expect, test } from 'vitest'
import { batchOutcome, type BatchRecord } from './batch-outcome.ts'

const began = Date.parse('2027-04-12T12:00:00Z')
const today = '2027-04-12'

const address = { street1: '', city: '', state: '', zip: '' }
const delivery = {
  id: 'quote-1',
  number: 1001,
  recipient: { name: 'Rosa', phone: '', email: 'rosa@example.com', address },
  status: 'sent',
  validUntil: '2027-05-12',
  calledOffAt: null,
  sentAt: began - 1,
} as const

const stateWith = (...deliveries: BatchRecord['deliveries']) =>
  batchOutcome({ state: 'failed', problem: 'Changed.', quoteId: null, deliveries }, began, today)

test('a price that failed counts as sent by one that was out when the batch began, or went out since', () => {
  expect(stateWith(delivery, { ...delivery, id: 'draft', status: 'draft', sentAt: null })).toEqual({
    state: 'sent',
    problem: '',
    quote: { id: 'quote-1', number: 1001, email: 'rosa@example.com' },
  })
  const since = { ...delivery, id: 'quote-2', sentAt: began }
  expect(stateWith(delivery, { ...since, status: 'declined' }).quote?.id).toBe('quote-2')
})

test('it does not by one that had ended, was answered or called off before, or is withdrawn', () => {
  const over = [
    { ...delivery, validUntil: '2027-04-11' },
    { ...delivery, status: 'declined' },
    { ...delivery, status: 'accepted', calledOffAt: began - 1 },
    { ...delivery, status: 'withdrawn', sentAt: began },
  ] as const
  expect(stateWith(...over)).toEqual({ state: 'failed', problem: 'Changed.', quote: null })
})
