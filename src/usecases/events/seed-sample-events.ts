import { company } from '#content/company.ts'
import { type SampleEvent, sampleEvents } from '#content/sample-events.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/**
 * Adds sample events and bookings to a new site, once; returns the number of events. The next start
 * completes what an ended process has begun.
 */
export function seedSampleEvents(dependencies: Dependencies) {
  return async (): Promise<number> => {
    if (await dependencies.events.hasHadSamples()) return 0
    const now = dependencies.clock.now()
    const samples = sampleEvents(now, dependencies.tenant)
    const ids = new Set(samples.map(({ event }) => event.id))
    const here = await dependencies.events.list(dependencies.tenant)
    if (here.some(({ event }) => !ids.has(event.id))) return 0
    if (here.length === 0) {
      await dependencies.events.importAll(
        samples.map(({ event }) => event),
        now,
      )
    }
    const [, mailDomain = ''] = company.email.split('@')
    // Sequential per event, because each booking locks its row.
    const bookAll = async ({ event, booked }: SampleEvent) => {
      const stored = await dependencies.events.find(dependencies.tenant, event.publicId)
      for (const [index, party] of booked.entries()) {
        // Addresses of our own, so that no stranger is emailed. A second process that starts at the
        // same time finds them registered.
        const email = `sample-guest-${index + 1}@${mailDomain}`
        await dependencies.bookings.reserve(
          {
            bookingId: dependencies.ids.newId(),
            orderId: dependencies.ids.newId(),
            holder: null,
            eventId: stored?.event.id ?? event.id,
            email,
            willingness: 'yes',
            party,
            answers: [
              { name: 'firstName', value: 'Sample' },
              { name: 'lastName', value: 'Guest' },
              { name: 'email', value: email },
              { name: 'adults', value: String(party.adults) },
              { name: 'children', value: String(party.children) },
            ],
          },
          now,
          () => [],
        )
      }
    }
    await Promise.all(samples.map(bookAll))
    await dependencies.events.recordSamples(now)
    return samples.length
  }
}
