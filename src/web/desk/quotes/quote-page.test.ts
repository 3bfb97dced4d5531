import { expect, test } from 'vitest'
import { deliveryLineText } from './quote-page.ts'

test('the customer of a lost day picks another on their page, or is called if they have no email', () => {
  const lost = { answers: null, wanted: null, visit: null, hasLostDay: true, isVisitGone: false }
  const textFor = (email: string) => {
    const recipient = {
      name: 'Rosa',
      email,
      phone: '',
      address: { street1: '', city: '', state: '', zip: '' },
    }
    return deliveryLineText(lost, { calledOffAt: null, recipient }, 'America/New_York').text
  }
  const paid = 'Paid, but the day they picked is no longer free.'
  expect(textFor('rosa@example.com')).toBe(`${paid} Their page asks them to pick another one.`)
  expect(textFor('')).toBe(`${paid} Call them to pick another one.`)
})
