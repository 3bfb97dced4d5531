import { expect, test } from 'vitest'
import { paymentStates } from '#domain/written-quotes/quote-payments.ts'
import { markupOf } from '#support/markup.ts'
import { RecordQuotePayment } from './record-payment.tsx'

/** The chosen payment of a wall and a balance, of which the bank is about to make the first. */
function chosen(hasFailed: boolean): string | undefined {
  const states = paymentStates(
    [
      { id: 'wall', name: 'Wall', due: 'stage', cents: 400 },
      { id: 'balance', name: 'Balance', due: 'done', cents: 300 },
    ],
    [],
    0,
    false,
  )
  const bankPayments = [{ part: 'wall', hasFailed, text: '' }]
  const quote = { id: 'quote', states, bankPayments, today: '2026-12-09' }
  const page = markupOf(<RecordQuotePayment quote={quote} />)
  return /<option value="(\w+)" selected/.exec(page)?.[1]
}

test('a payment that the bank is about to make is not the one that is offered to record', () => {
  expect(chosen(false)).toBe('balance')
  expect(chosen(true)).toBe('wall')
})
