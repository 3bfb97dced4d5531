import { describe, expect, test } from 'vitest'
import type { ResultAnswer } from '#contract/booking-result.ts'
import { pauseBeforeNext, receiptOf, verdictOf, type PaymentResult } from './payment-result.ts'

const zone = 'America/New_York'

function loaded(
  changes: Partial<ResultAnswer['booking']> & { paid?: boolean } = {},
  tries = 1,
): PaymentResult {
  const { paid = true, ...booking } = changes
  return {
    is: 'loaded',
    tries,
    answer: {
      paid,
      booking: {
        bookingId: 'b',
        status: 'confirmed',
        attendeeEmail: 'zoe@example.org',
        bookedAt: '2026-11-20T14:05:00.000Z',
        formResponses: [
          { fieldName: 'firstName', value: 'Zoe' },
          { fieldName: 'lastName', value: 'Lee' },
        ],
        ...booking,
      },
    },
  }
}

describe('the page after a payment', () => {
  test('says that it succeeded only when it did', () => {
    expect(verdictOf(loaded(), false)).toMatchObject({
      tone: 'good',
      title: 'Payment Successful!',
      text: 'A confirmation has been sent to zoe@example.org.',
    })
    const others: readonly PaymentResult[] = [
      { is: 'loading', tries: 0 },
      { is: 'unknown' },
      loaded({ paid: false }),
      loaded({ status: 'pending_payment' }),
      loaded({ status: 'pending_payment' }, 99),
      loaded({ status: 'expired' }),
      loaded({ status: 'refunded' }),
      loaded({ status: 'cancelled' }),
    ]
    const titles = others.map((result) => verdictOf(result, false).title)
    expect(titles).not.toContain('Payment Successful!')
    expect(new Set(titles).size).toBe(titles.length - 1)
  })

  test('says of unpaid seats only what is true of a refunded booking too', () => {
    expect(verdictOf(loaded({ paid: false }), false).text).toBe(
      'If you asked for seats that were not paid for in time, they are not included, and a charge for them is being refunded.',
    )
  })

  test('says of an expired booking only what is true of a replaced one too', () => {
    const { text } = verdictOf(loaded({ status: 'expired' }), false)
    expect(text).toContain('or you registered again since')
    expect(text).not.toContain('you can register again')
  })

  test('says of a free event nothing about refunds', () => {
    expect(verdictOf(loaded({ paid: false }), true)).toEqual({
      tone: 'good',
      title: 'Your Answer Is Confirmed',
      text: 'This event is free: there is nothing to pay.',
    })
    const canceled = verdictOf(loaded({ status: 'cancelled', paid: false }), true)
    expect(canceled.text).toBe('No seat is held for you.')
  })

  test('gives no reason for a refund that need not be true', () => {
    expect(verdictOf(loaded({ status: 'refunded' }), false).text).toBe(
      'It came too late to keep your seats. We are refunding the whole amount.',
    )
  })

  test('asks again a few times while the payment is under way, each time a little later', () => {
    const pending = (tries: number) => loaded({ status: 'pending_payment' }, tries)
    expect([1, 2, 3, 4, 5, 6].map((tries) => pauseBeforeNext(pending(tries)))).toEqual([
      1000,
      2000,
      3000,
      5000,
      8000,
      null,
    ])
    expect(pauseBeforeNext(loaded())).toBeNull()
    expect(pauseBeforeNext({ is: 'unknown' })).toBeNull()
  })

  test('lists name, e-mail and date', () => {
    expect(receiptOf(loaded(), zone)).toEqual({
      name: 'Zoe Lee',
      email: 'zoe@example.org',
      bookedAt: 'Fri, Nov 20, 2026, 9:05 AM EST',
    })
    expect(receiptOf(loaded({ formResponses: [], attendeeEmail: '', bookedAt: '' }), zone)).toEqual(
      {
        name: 'N/A',
        email: 'N/A',
        bookedAt: 'N/A',
      },
    )
    expect(receiptOf({ is: 'unknown' }, zone)).toEqual({
      name: 'Error',
      email: 'Error',
      bookedAt: 'Error',
    })
    expect(receiptOf({ is: 'loading', tries: 0 }, zone)).toBeNull()
  })
})
