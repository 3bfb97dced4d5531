import { httpEventPlatform } from '#adapters/provider/event-platform.ts'
import { platformAt } from '#adapters/provider/platform-http.ts'
import { bookingPaths } from '#contract/booking-paths.ts'
import type { RegistrationBody } from '#contract/bookings.ts'
import { registrationBody } from './booking-calls.ts'
import { call } from './api-calls.ts'
import { testSite } from './test-site.ts'
import { platformEvent } from './platform-data.ts'
import { startPlatform } from './platform-stand-in.ts'

/** The event that the platform has, as links carry it. */
export const plantingDay = platformEvent.eventId

/** Our site with a platform behind it that owns the events, until its test ends. */
export async function forwardingSite() {
  const platform = await startPlatform()
  const reports: string[] = []
  const site = await testSite({
    eventPlatform: httpEventPlatform({
      callPlatform: platformAt(platform.url),
      tenant: 'evergreen',
      report: (reason) => reports.push(reason),
    }),
  })
  return {
    platform,
    site,
    /** Lines for the log. */
    reports,
    /** A registration. */
    register: (change: Partial<RegistrationBody> = {}) =>
      call(
        site,
        'POST',
        bookingPaths.register(plantingDay),
        registrationBody({ eventId: plantingDay, ...change }),
      ),
    /** A change. */
    change: (body: Record<string, unknown> = {}) =>
      call(site, 'PATCH', bookingPaths.change(plantingDay, 'bk_7'), {
        willingness: 'no',
        formResponses: [],
        updateToken: 'token-7',
        ...body,
      }),
  }
}
