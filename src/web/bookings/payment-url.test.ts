import { expect, test } from 'vitest'
import { paymentDestination } from './payment-url.ts'

const origin = 'https://evergreen.example'

test('the browser goes to the payment page, wherever it is on the web', () => {
  expect(paymentDestination('https://checkout.stripe.com/c/pay/1', origin)).toBe(
    'https://checkout.stripe.com/c/pay/1',
  )
  expect(paymentDestination('/test-checkout/1', origin)).toBe(`${origin}/test-checkout/1`)
})

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'http://',
  'file:///x',
])('but not to %j', (url) => {
  expect(paymentDestination(url, origin)).toBeNull()
})
