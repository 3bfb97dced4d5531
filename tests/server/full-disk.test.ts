import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { signIn } from '#bench/fuzz/desk.ts'
import { openSqlite } from '#adapters/sql/database.ts'
import { bookingPaths } from '#contract/booking-paths.ts'
import { eventPaths, tenantHeader } from '#contract/event-paths.ts'
import { photographPaths } from '#contract/photograph-paths.ts'
import {
  expectBalancedBooks,
  loadedEvent,
  openLoadedEvent,
  registerAt,
  registrationCall,
} from '#support/booking-load.ts'
import { callSite, leaveClient } from '#support/booking-server.ts'
import { minute } from '#domain/time.ts'
import { addTables } from '#support/databases.ts'
import { largeJpeg, newPhotographId } from '#support/photographs.ts'
import { runManage } from '#support/run-manage.ts'
import { eventually, startSite, type RunningSite } from '#support/server-process.ts'
import { limitedDisk, mayMount, mountedDisk, type SmallDisk } from '#support/small-disk.ts'
import { stoppedWithTest } from '#support/in-process-server.ts'

/** Only root can mount a real disk; the limit on files works for everyone. */
const disks: readonly (readonly [name: string, make: () => SmallDisk])[] = [
  mayMount() ? ['a real disk', mountedDisk] : ['a limit on files', limitedDisk],
]

const tenant = { [tenantHeader]: 'evergreen' }

/** As if nobody had been at the desk for a minute. */
async function leaveAMinuteAgo(disk: SmallDisk): Promise<void> {
  const database = openSqlite(`${disk.path}/site.db`)
  await database.db
    .updateTable('sessions')
    .set((row) => ({ last_seen_at: row('last_seen_at', '-', minute) }))
    .execute()
  await database.close()
}

const sendPart = ({ url }: RunningSite, id: string, bytes: Buffer) =>
  fetch(`${url}${photographPaths.part(id, 0)}`, { method: 'PUT', body: new Uint8Array(bytes) })

/** Files of photographs, unfinished ones too. */
const photographsOn = (disk: SmallDisk) =>
  readdirSync(path.join(disk.path, 'files/photographs'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)

test.each(disks)(
  '%s that is full: a clear refusal, a site that can be read, and back when there is room',
  async (_, make) => {
    const disk = make()
    onTestFinished(() => disk.remove())
    const settings = { DATA_DIR: disk.path, SAMPLE_EVENTS: 'off', LIMITS: 'off' }
    addTables(disk.path)
    await openLoadedEvent(settings, disk.path)
    const site = stoppedWithTest(await startSite(settings))
    const acknowledged = ['first@example.org']
    expect(await registerAt(site.url, 'first@example.org')).toBe(201)
    expect((await leaveClient(site)).status).toBe(201)
    const cookie = await signIn(site.url, settings)
    await leaveAMinuteAgo(disk)
    const photograph = await largeJpeg(600)
    const photoId = newPhotographId()
    expect(
      (await callSite(site, 'POST', photographPaths.upload(photoId), { size: photograph.length }))
        .status,
    ).toBe(200)

    disk.fill(site.pid)
    // Registrations that fit into space that the database already has succeed.
    let count = 0
    const refused = await eventually(async () => {
      const email = `guest-${(count += 1)}@example.org`
      const { path, ...rest } = registrationCall(email, site.url)
      const answer = await fetch(`${site.url}${path}`, { method: 'POST', ...rest })
      if (answer.status === 503) return answer
      expect(answer.status).toBe(201)
      acknowledged.push(email)
      return undefined
    })
    expect(refused.headers.get('retry-after')).toBe('5')
    expect(await refused.json()).toEqual({
      code: 'unavailable',
      message: 'We cannot process this right now. Please try again in a moment, or call us.',
    })
    expect(await leaveClient(site, { firstName: 'Ingrid' })).toMatchObject({
      status: 503,
      body: { code: 'unavailable', error: expect.stringContaining('try again') },
    })

    const part = await sendPart(site, photoId, photograph)
    expect([part.status, part.headers.get('retry-after')]).toEqual([503, '5'])
    expect(await part.json()).toMatchObject({ code: 'unavailable' })
    const named = await eventually(() => site.log().match(/"code":"E(NOSPC|FBIG)"/g))
    expect(named).toHaveLength(1)
    expect(photographsOn(disk)).toEqual([])

    // Somebody at work at the desk is noted once a minute, where there is room.
    for (const page of ['/desk', '/desk/requests', '/desk/changes?since=0&used']) {
      const { status } = await fetch(site.url + page, { headers: { cookie }, redirect: 'manual' })
      expect(status, page).toBe(200)
    }
    for (const page of ['/', '/get-a-quote', `/events/event-details?eventid=${loadedEvent}`]) {
      expect((await fetch(`${site.url}${page}`)).status, page).toBe(200)
    }
    const shown = await fetch(`${site.url}${eventPaths.event(loadedEvent)}`, { headers: tenant })
    expect(await shown.json()).toMatchObject({ totalAttendees: acknowledged.length })
    expect(
      (await fetch(`${site.url}${bookingPaths.result(loadedEvent, 'x')}`, { headers: tenant }))
        .status,
    ).toBe(404)

    disk.empty(site.pid)
    expect(await registerAt(site.url, 'late@example.org')).toBe(201)
    expect((await leaveClient(site, { firstName: 'Ingrid' })).status).toBe(201)
    expect(await (await sendPart(site, photoId, photograph)).json()).toMatchObject({ arrived: 1 })
    acknowledged.push('late@example.org')
    const { out } = await runManage(['leads', 'list', '--json'], settings)
    const leads: { firstName: string }[] = JSON.parse(out)
    expect(leads.map(({ firstName }) => firstName).toSorted()).toEqual(['Ingrid', 'Rosa'])
    const database = openSqlite(`${disk.path}/site.db`)
    await expectBalancedBooks(database, acknowledged)
    await database.close()
  },
)
