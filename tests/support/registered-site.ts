import { bookingPaths } from '#contract/booking-paths.ts'
import type { RegistrationBody } from '#contract/bookings.ts'
import { register, walk } from './booking-calls.ts'
import { gardenEvent, paidEvent } from './garden-events.ts'
import { call } from './api-calls.ts'
import { testSite, type TestSite } from './test-site.ts'

/** A site with a booking of its event, and the booking's id. */
export async function registeredSite(event = gardenEvent(), form: Partial<RegistrationBody> = {}) {
  const site = await testSite({ events: [event] })
  const { body } = await register(site, form)
  return { site, id: String(body['bookingId']) }
}

/** A site with unpaid seats on hold. */
export const unpaidSite = () => registeredSite(paidEvent())

/** Requests the result of a booking, like the page after a payment. */
export const bookingResult = (site: TestSite, bookingId: string) =>
  call(site, 'GET', bookingPaths.result(walk, bookingId))
