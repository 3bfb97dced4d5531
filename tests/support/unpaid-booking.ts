import { bookingPaths } from '#contract/booking-paths.ts'
import type { RegistrationBody } from '#contract/bookings.ts'
import { call, register, walk } from './booking-calls.ts'
import { paidEvent } from './garden-events.ts'
import { testSite, type TestSite } from './test-site.ts'

/** A site on which someone holds seats that are not paid yet, and the booking's id. */
export async function heldSite(event = paidEvent(), form: Partial<RegistrationBody> = {}) {
  const site = await testSite({ events: [event] })
  const { body } = await register(site, form)
  return { site, id: String(body['bookingId']) }
}

/** Asks for the result of a booking, as the page after a payment does. */
export const bookingResult = (site: TestSite, bookingId: string) =>
  call(site, 'GET', bookingPaths.result(walk, bookingId))
