import { expect, test } from 'vitest'
import { bookingText, historyLines } from './history-lines.ts'

test('a registration reads as its answer, its seats and what became of it', () => {
  expect(bookingText({ willingness: 'yes', seats: 2, status: 'confirmed' })).toBe('Yes, 2 seats')
  expect(bookingText({ willingness: 'maybe', seats: 0, status: 'confirmed' })).toBe('Maybe')
  // A No has always given up its seats.
  expect(bookingText({ willingness: 'no', seats: 0, status: 'cancelled' })).toBe('No')
  expect(bookingText({ willingness: 'yes', seats: 0, status: 'cancelled' })).toBe('Yes, canceled')
  expect(bookingText({ willingness: 'yes', seats: 0, status: 'expired' })).toBe('Yes, not paid')
})

const at = Date.parse('2026-11-29T15:00:00Z')
const company = { hours: [], specialDays: [], timeZone: 'America/New_York' }
const none = { total: 0, rows: [] }
const nothing = { requests: none, bookings: none, payments: none, emails: none, notes: none }

test('an email leads to its own text, unless an earlier version of the site wrote it', () => {
  const sent = { is: 'ours', at, to: 'zoe@example.com', state: 'sent', lastError: null } as const
  const emails = {
    total: 2,
    rows: [
      { ...sent, id: 'one', subject: 'Receipt', isLogged: true },
      { ...sent, id: 'two', subject: 'Hello', isLogged: false },
    ],
  }
  const lines = historyLines({ ...nothing, emails }, company, at)
  expect(lines.emails.rows.map(({ path }) => path)).toEqual(['/desk/email/sent/one', null])
})

test('only an email that has not been tried is about to be sent', () => {
  const ours = { is: 'ours', at, to: 'zoe@example.com', subject: 'Hello', isLogged: true } as const
  const lineOf = (state: 'waiting' | 'sent', lastError: string | null) => {
    const emails = { total: 1, rows: [{ ...ours, id: 'one', state, lastError }] }
    return historyLines({ ...nothing, emails }, company, at).emails.rows[0]
  }
  expect(lineOf('waiting', null)).toMatchObject({ isOnItsWay: true })
  expect(lineOf('waiting', 'Try later')).toMatchObject({ isOnItsWay: false })
  expect(lineOf('sent', null)).toMatchObject({ isOnItsWay: false })
})

test('a payment says how it was paid', () => {
  const paid = { at, amountCents: 5_000, currency: 'usd', refundedCents: 0, about: 'Terrace' }
  const payments = {
    total: 2,
    rows: [
      { ...paid, id: 'one', method: 'check', checkNumber: '1042' },
      { ...paid, id: 'two', method: 'card', checkNumber: '' },
    ] as const,
  }
  const lines = historyLines({ ...nothing, payments }, company, at)
  expect(lines.payments.rows.map(({ when }) => when)).toEqual([
    'Sun, Nov 29, 2026, Check 1042',
    'Sun, Nov 29, 2026, Card, online',
  ])
})
