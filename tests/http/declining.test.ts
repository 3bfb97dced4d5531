import { describe, expect, test } from 'vitest'
import { bookingPaths } from '#contract/booking-paths.ts'
import { minute } from '#domain/time.ts'
import { expireHolds } from '#usecases/bookings/expire-holds.ts'
import { register, walk } from '#support/booking-calls.ts'
import { queuedEmails } from '#support/emails.ts'
import { gardenEvent, paidEvent } from '#support/garden-events.ts'
import { call } from '#support/api-calls.ts'
import { testSite, type TestSite } from '#support/test-site.ts'

describe('a decline', () => {
  const no = {
    eventId: walk,
    name: 'Rosa Lindqvist',
    number: '7705550123',
    email: 'rosa@example.com',
    message: 'Next time!',
  }
  const decline = (site: TestSite, change: object = {}) =>
    call(site, 'POST', bookingPaths.decline(walk), { ...no, ...change })

  test('saves a No with its message, and guest and owner get an email', async () => {
    const site = await testSite({ events: [gardenEvent()] })
    const answer = await decline(site)
    expect(answer.status).toBe(201)
    expect(answer.body).toEqual({ message: 'Thanks for Your Response!' })
    expect(await site.bookings.list('e1')).toMatchObject([
      { willingness: 'no', status: 'cancelled', message: 'Next time!' },
    ])
    const mails = await queuedEmails(site)
    expect(mails.map(({ subject }) => subject)).toEqual([
      'You answered No: Rain Garden Walk',
      'No from Rosa Lindqvist (Rain Garden Walk)',
    ])
  })

  test('that is sent twice is saved and emailed once, and another message is new', async () => {
    const site = await testSite({ events: [gardenEvent()] })
    for (const message of ['Next time!', 'Next time!', 'Ill']) {
      expect(await decline(site, { message })).toMatchObject({ status: 201 })
    }
    expect(await site.bookings.list('e1')).toHaveLength(2)
    expect(await queuedEmails(site)).toHaveLength(4)
  })

  test('a form that breaks a rule is 422 under the wire’s names', async () => {
    const site = await testSite({ events: [gardenEvent()] })
    const answer = await decline(site, { name: 'R', number: '770', message: 'x'.repeat(501) })
    expect(answer.status).toBe(422)
    expect(answer.body).toEqual({
      message: 'Please correct the errors in the form.',
      code: 'invalid',
      fields: {
        name: 'Name must be at least 2 characters.',
        number: 'Phone must be exactly 10 digits.',
        message: 'Message cannot exceed 500 characters.',
      },
    })
  })

  test('closes the page of an unpaid Yes whose time is over', async () => {
    const site = await testSite({ events: [paidEvent()] })
    await register(site)
    site.wait(31 * minute)
    await expireHolds(site)()
    expect(await decline(site)).toMatchObject({ status: 201 })
    expect([...site.provider.pages.values()]).toMatchObject([{ state: 'closed' }])
  })
})
