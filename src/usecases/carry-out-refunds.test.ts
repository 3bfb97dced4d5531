import { expect, test } from 'vitest'
import { memoryBookingStore } from '#adapters/memory/booking-store.ts'
import { emptyMemoryWorld } from '#adapters/memory/memory-world.ts'
import { randomIds } from '#adapters/system/system.ts'
import { err } from '#domain/result.ts'
import { hour, minute, second } from '#domain/time.ts'
import type { RefundFailure } from '#ports/payments.ts'
import { memoryPayments } from '#support/memory-payments.ts'
import { carryOutRefunds } from './carry-out-refunds.ts'

/** One refund that is due, and a provider that says no or is away until it is told otherwise. */
function trouble(failure: RefundFailure) {
  const state = emptyMemoryWorld()
  const start = Date.parse('2026-06-01T12:00:00Z')
  let now = start
  const refund = {
    id: 'refund-1',
    bookingId: 'b1',
    paymentId: 'payment-1',
    amountCents: 2500,
    tries: 0,
    nextTryAt: start,
    refusals: 0,
    refusal: null,
  }
  state.refunds.set(refund.id, { refund, createdAt: start, isDone: false })
  const tries: number[] = []
  const provider = { isWell: false }
  const well = memoryPayments(() => now)
  const bookings = memoryBookingStore(state, randomIds)
  const carryOut = carryOutRefunds({
    bookings,
    clock: { now: () => now },
    payments: {
      ...well,
      async refund(asked) {
        tries.push((now - start) / second)
        return provider.isWell ? well.refund(asked) : err(failure)
      },
    },
  })
  return {
    bookings,
    carryOut,
    provider,
    tries,
    given: well.refunds,
    /** Looks for refunds every 5 seconds, as the background does. */
    passes: async (ms: number) => {
      for (const end = now + ms; now < end; now += 5 * second) await carryOut()
    },
  }
}

test('a provider that is away is asked less and less, and the money goes back once it is there', async () => {
  const { provider, tries, given, passes } = trouble({ code: 'payments-unavailable' })
  await passes(5 * minute)
  expect(tries).toEqual([0, 5, 15, 35, 75, 155])
  await passes(3 * hour)
  expect(tries.length).toBeLessThan(30)
  provider.isWell = true
  await passes(10 * minute)
  expect(given).toMatchObject([{ paymentId: 'payment-1' }])
})

test('a refusal is kept with its reason, and told each time', async () => {
  const reason = 'This charge is disputed.'
  const { bookings, carryOut, provider, given, passes } = trouble({
    code: 'refund-refused',
    reason,
  })
  expect(await carryOut()).toEqual({
    done: 0,
    waiting: 1,
    refused: [{ paymentId: 'payment-1', reason }],
  })
  expect(await carryOut()).toEqual({ done: 0, waiting: 0, refused: [] })
  await passes(minute)
  expect(await bookings.pendingRefunds()).toMatchObject([{ refusal: reason }])
  provider.isWell = true
  // By hand it is tried at once, and only that booking's.
  expect(await carryOut('another')).toMatchObject({ done: 0, waiting: 0 })
  expect(await carryOut('b1')).toEqual({ done: 1, waiting: 0, refused: [] })
  expect(given).toHaveLength(1)
})
