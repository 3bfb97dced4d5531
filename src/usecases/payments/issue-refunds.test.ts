import { expect, test } from 'vitest'
import { err } from '#domain/result.ts'
import { hour, minute, second } from '#domain/time.ts'
import type { Payments, RefundFailure } from '#ports/payments.ts'
import { noEmails } from '#support/emails.ts'
import { book, guest, paymentOf } from '#support/stored-bookings.ts'
import { now as start } from '#support/bookings.ts'
import { openTestDatabase } from '#support/databases.ts'
import { paidEvent } from '#support/garden-events.ts'
import { testDependencies } from '#support/test-dependencies.ts'
import { testPayments } from '#support/test-payments.ts'
import { sqlStores } from '#support/stores.ts'
import { issueRefunds } from './issue-refunds.ts'

/** A due refund, and a provider that refuses or is unavailable until the test changes that. */
async function trouble(failure: RefundFailure) {
  const stores = sqlStores(await openTestDatabase())
  const { bookings, events } = stores
  let now = start
  const event = paidEvent({ capacity: null })
  await events.importAll([event], now)
  const booking = await book(stores, guest(1, 1))
  await events.cancel(event.tenant, event.id, now, noEmails)
  await bookings.confirmPayment(
    paymentOf(booking, { paymentId: 'payment-1' }),
    now,
    noEmails,
    noEmails,
  )
  const tries: number[] = []
  const provider = { isWell: false }
  const well = testPayments(() => now)
  const payments: Payments = {
    ...well,
    async refund(asked) {
      tries.push((now - start) / second)
      return provider.isWell ? well.refund(asked) : err(failure)
    },
  }
  const issue = issueRefunds(testDependencies(stores, { now: () => now }, { payments }))
  return {
    stores,
    issue,
    provider,
    tries,
    refunds: well.refunds,
    /** Issues refunds every 5 seconds, like the background. */
    passes: async (ms: number) => {
      for (const end = now + ms; now < end; now += 5 * second) await issue()
    },
  }
}

test('a provider that is down is asked less and less, and the money goes back once it is there', async () => {
  const { provider, tries, refunds, passes } = await trouble({ code: 'payments-unavailable' })
  await passes(5 * minute)
  expect(tries).toEqual([0, 5, 15, 35, 75, 155])
  await passes(3 * hour)
  expect(tries.length).toBeLessThan(30)
  provider.isWell = true
  await passes(10 * minute)
  expect(refunds).toMatchObject([{ paymentId: 'payment-1' }])
})

test('a refusal is kept with its reason, and told each time', async () => {
  const reason = 'This charge is disputed.'
  const { stores, issue, provider, refunds, passes } = await trouble({
    code: 'refund-refused',
    reason,
  })
  expect(await issue()).toEqual({
    done: 0,
    waiting: 1,
    refused: [{ paymentId: 'payment-1', reason }],
    failed: [],
  })
  expect(await issue()).toEqual({ done: 0, waiting: 0, refused: [], failed: [] })
  await passes(minute)
  expect(await stores.paymentStore.pendingRefunds()).toMatchObject([{ refusal: reason }])
  provider.isWell = true
  // A refund of the command line is tried at once, and only that booking's.
  expect(await issue(({ bookingId }) => bookingId === 'another')).toMatchObject({
    done: 0,
    waiting: 0,
  })
  expect(await issue(({ bookingId }) => bookingId === 'b1')).toEqual({
    done: 1,
    waiting: 0,
    refused: [],
    failed: [],
  })
  expect(refunds).toHaveLength(1)
})
