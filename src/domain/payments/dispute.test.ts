import { expect, test } from 'vitest'
import { answerDay, answerText, disputeStateText, disputeText, isDisputeOver } from './dispute.ts'

/** Stripe's states, with spaces for underscores. */
const open = [
  'warning needs response',
  'warning under review',
  'needs response',
  'under review',
  'appeal needs response',
  'appeal under review',
]
const over = ['warning closed', 'won', 'lost', 'prevented']
const taken = (amountCents: number) => ({ amountCents, currency: 'usd' })

test('every state of a dispute at Stripe has a text of its own', () => {
  expect(open.filter(isDisputeOver)).toEqual([])
  expect(over.filter(isDisputeOver)).toEqual(over)
  const words = [...open, ...over].map((state) => disputeStateText(state))
  expect(new Set(words).size).toBe(words.length)
  expect(words.join('\n')).not.toMatch(/warning|under review|needs response|payment provider calls/)
})

test('an unknown state is shown with the provider’s name', () => {
  expect(isDisputeOver('escalated')).toBe(false)
  expect(disputeStateText('escalated')).toBe('“escalated”, as the payment provider calls it')
  expect(disputeText('escalated', taken(5_000))).toContain('“escalated”, as the payment provider')
})

test('a refund ends a question of the bank, and pays a dispute twice', () => {
  expect(disputeText('warning needs response', taken(0))).toMatch(
    /nothing so far\. Answer it .* A refund also ends it\.$/,
  )
  // The taken amount is known a moment after the dispute.
  for (const cents of [0, 5_000]) {
    expect(disputeText('needs response', taken(cents))).toContain('would pay it twice')
  }
  const review = disputeText('under review', taken(5_000))
  expect(review).toContain('the bank is deciding')
  expect(review).not.toContain('Answer it')
})

test('the owner is asked to answer only disputes that wait for an answer, with the consequence of not answering', () => {
  // An evening in Georgia.
  const answerBy = answerDay(Date.parse('2027-06-13T00:30:00Z'), 'America/New_York')
  expect(answerText('needs response', answerBy)).toContain('by Jun 12, or the money is')
  expect(answerText('warning needs response', answerBy)).toContain('may become a dispute')
  expect(answerText('under review', answerBy)).not.toContain('Answer it')
  expect(disputeText('needs response', taken(0), answerBy)).toContain('dashboard by Jun 12.')
})
