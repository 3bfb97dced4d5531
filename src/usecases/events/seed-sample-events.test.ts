import { expect, test } from 'vitest'
import { partySize } from '#domain/bookings/party.ts'
import { sampleEvents } from '#content/sample-events.ts'
import { queuedEmails } from '#support/emails.ts'
import { testSite } from '#support/test-site.ts'
import { seedSampleEvents } from './seed-sample-events.ts'

test('a new site shows the samples with their seats taken, once, and mails nobody', async () => {
  const site = await testSite()
  const seed = seedSampleEvents(site)
  expect(await seed()).toBe(6)
  site.wait(1000)
  expect(await seed()).toBe(0)
  const taken = new Map(
    (await site.events.list('evergreen')).map(({ event, seatsTaken }) => [
      event.publicId,
      seatsTaken,
    ]),
  )
  const wanted = sampleEvents(site.clock.now(), 'evergreen').map(
    ({ event, booked }) =>
      [event.publicId, booked.reduce((seats, party) => seats + partySize(party), 0)] as const,
  )
  expect(taken).toEqual(new Map(wanted))
  expect(await queuedEmails(site)).toEqual([])
})

test('samples that were removed stay away', async () => {
  const site = await testSite()
  await seedSampleEvents(site)()
  expect(await site.events.removeSamples('evergreen', { by: null, at: 1 })).toBe(6)
  expect(await seedSampleEvents(site)()).toBe(0)
  expect(await site.events.list('evergreen')).toEqual([])
})

test('a start that was ended while it brought them is followed by the next', async () => {
  const site = await testSite()
  const bookings = { ...site.bookings, reserve: () => Promise.reject(new Error('killed')) }
  await expect(seedSampleEvents({ ...site, bookings })()).rejects.toThrow('killed')
  expect(await seedSampleEvents(site)()).toBe(6)
  const walk = await site.events.find('evergreen', 'rain-garden-walk')
  expect(walk?.seatsTaken).toBe(12)
})

test('two processes that start at once take no seat twice', async () => {
  const site = await testSite()
  await Promise.all([seedSampleEvents(site)(), seedSampleEvents(site)()])
  const walk = await site.events.find('evergreen', 'rain-garden-walk')
  expect(walk?.seatsTaken).toBe(12)
})

test('a site with events of its own gets none', async () => {
  const [sample = expect.fail('no sample')] = sampleEvents(0, 'evergreen')
  const site = await testSite({ events: [{ ...sample.event, id: 'own', publicId: 'own' }] })
  expect(await seedSampleEvents(site)()).toBe(0)
  expect(await site.events.list('evergreen')).toHaveLength(1)
})
