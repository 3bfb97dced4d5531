import { expect, test } from 'vitest'
import { bankPaymentText, notOwedText, receivedText } from './received-text.ts'

const paid = {
  id: 'pi_1',
  at: Date.parse('2027-04-12T16:00:00Z'),
  part: 'deposit',
  cents: 300_000,
  currency: 'usd',
  refundedCents: 0,
  elsewhereCents: 0,
  lostCents: 0,
  courtesyCents: 0,
  writtenOffCents: 0,
  isRetained: false,
  method: 'card',
  checkNumber: '',
  mismatch: null,
  dispute: null,
} as const
const zone = 'America/New_York'

test('a customer reads what came, and what of it went back', () => {
  expect(receivedText(paid, zone)).toBe('$3,000.00 by card, online, Mon, Apr 12, 2027')
  expect(receivedText({ ...paid, refundedCents: 100_000, lostCents: 50_000 }, zone)).toBe(
    '$3,000.00 by card, online, Mon, Apr 12, 2027, of which $1,000.00 was refunded and $500.00 was returned to you by your bank',
  )
})

test('a customer reads that a bank payment is on its way, or failed', () => {
  const made = { part: 'deposit', name: 'Deposit', cents: 300_000, at: paid.at } as const
  const text = (hasFailed: boolean, email = '') =>
    bankPaymentText({ ...made, hasFailed }, zone, email)
  const onItsWay =
    'Your bank payment of $3,000.00 for “Deposit” (Mon, Apr 12, 2027) is on its way. Banks take some days.'
  expect(text(false)).toBe(onItsWay)
  expect(text(false, 'rosa@example.com')).toBe(
    `${onItsWay} We email you a receipt once it is here.`,
  )
  expect(text(true)).toContain('Please pay again.')
})

test('money in another currency is named without an amount, which is not in cents', () => {
  const other = { ...paid, currency: 'cad', mismatch: 'other-currency' } as const
  const came = 'Money in CAD by card, online, Mon, Apr 12, 2027'
  expect(notOwedText(other, zone)).toBe(
    `${came}. We asked for US dollars, and we will be in touch.`,
  )
  expect(notOwedText({ ...other, refundedCents: 100_000 }, zone)).toBe(
    `${came}, of which a part was refunded. We asked for US dollars, and we will be in touch.`,
  )
  expect(notOwedText({ ...other, refundedCents: 300_000 }, zone)).toBe(
    `${came}, of which all was refunded. We asked for US dollars.`,
  )
})
