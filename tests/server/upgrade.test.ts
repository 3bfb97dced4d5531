import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { testCheckout } from '#adapters/payments/test-checkout.ts'
import { migrate, openPostgres, openSqlite, type SqlDatabase } from '#adapters/sql/database.ts'
import { minute } from '#domain/time.ts'
import { barePostgres, databaseKinds, type DatabaseKind, newFolder } from '#support/databases.ts'
import { freePort } from '#scripts/free-port.ts'
import { migrationsOf, writtenAt, writeAsEarlierVersion } from '#support/earlier-version.ts'
import { draft } from '#support/leads.ts'
import { runManage } from '#support/run-manage.ts'
import { countedIds, sqlStores } from '#support/stores.ts'

/** Settings of a site whose database an earlier version wrote. */
async function earlierSite(kind: DatabaseKind) {
  const folder = newFolder()
  const url = kind === 'PostgreSQL' ? await barePostgres() : null
  const sqliteFile = path.join(folder, 'site.db')
  await writeAsEarlierVersion(url === null ? { sqliteFile } : { postgresUrl: url })
  const open = (): SqlDatabase => {
    const database = url === null ? openSqlite(sqliteFile) : openPostgres(url, () => {})
    onTestFinished(() => database.close())
    return database
  }
  const settings: Record<string, string> = {
    DATA_DIR: folder,
    SAMPLE_EVENTS: 'off',
    ...(url === null ? {} : { DATABASE_URL: url }),
  }
  return { settings, open }
}

/** Applies a migration that this program does not have. */
async function migrateFurther(database: SqlDatabase) {
  const folder = migrationsOf(() => true)
  onTestFinished(() => folder.remove())
  writeFileSync(path.join(folder.path, '0099-later.ts'), 'export async function up() {}\n')
  await migrate(database, folder.path)
}

async function listed(args: readonly string[], settings: Record<string, string>) {
  const { status, out, err } = await runManage([...args, '--json'], settings)
  expect({ status, err }).toEqual({ status: 0, err: '' })
  return JSON.parse(out)
}

describe.each(databaseKinds)('data of an earlier version on %s', (kind) => {
  test('is brought up to date and read by the command line and the stores', async () => {
    const { settings, open } = await earlierSite(kind)

    const leads = await listed(['leads', 'list'], settings)
    expect(leads).toHaveLength(2)
    expect(leads).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'lead-1', status: 'incomplete', email: 'Rosa@Example.com' }),
        expect.objectContaining({
          id: 'lead-2',
          status: 'complete',
          services: [expect.objectContaining({ name: 'Soil & Mulch', materials: [] })],
        }),
      ]),
    )
    expect(await listed(['bookings', 'list', 'public-paid-1'], settings)).toMatchObject([
      { bookingId: 'holder', status: 'pending_payment', seats: 3, amountCents: 7500 },
      { bookingId: 'payer', status: 'confirmed', seats: 2, amountCents: 5000 },
    ])
    const mails = await listed(['mail', 'list'], settings)
    expect(mails.map(({ subject, state }: Record<string, string>) => [subject, state])).toEqual([
      ['Mail mail-1', 'sent'],
      ['Mail mail-2', 'waiting'],
    ])

    const database = open()
    const stores = sqlStores(database)
    const free = await stores.events.find('evergreen', 'public-free-1')
    expect(free).toMatchObject({ event: { guests: ['Ann'], capacity: 10 }, seatsTaken: 2 })
    expect(await stores.bookings.find('free-1', 'guest')).toMatchObject({
      email: 'guest@Example.org',
      answers: [{ name: 'firstName', value: 'Rosa' }],
    })
    expect(await stores.paymentStore.pendingRefunds()).toMatchObject([
      { id: 'refund-1', bookingId: 'payer', paymentId: 'test_late', amountCents: 2500 },
    ])

    // A payment under way continues: the session is paid, and its hold becomes a booking.
    const now = writtenAt + minute
    const checkout = testCheckout(database, {
      publicUrl: 'http://localhost:3000',
      ids: countedIds(),
      clock: { now: () => now },
    })
    const payment = (await checkout.pay('test_held', now)) ?? expect.fail('the page cannot be paid')
    const taken = await stores.bookings.confirmPayment(
      payment,
      now,
      () => [draft()],
      () => [],
    )
    expect(taken.is).toBe('confirmed')
    expect(await stores.bookings.find('paid-1', 'holder')).toMatchObject({
      status: 'confirmed',
      seats: 3,
      paidCents: 7500,
      order: null,
    })
    const paid = await stores.events.find('evergreen', 'public-paid-1')
    expect(paid?.seatsTaken).toBe(5)
  })

  test('a database of a later version is left alone, and the reason is printed', async () => {
    const { settings, open } = await earlierSite(kind)
    expect((await runManage(['leads', 'list'], settings)).status).toBe(0)
    await migrateFurther(open())
    const reason = `The database was brought up to date by a newer version of this program (0099-later). Start that version, or restore a backup from before the upgrade.\n`
    expect(await runManage(['leads', 'list'], settings)).toEqual({
      status: 1,
      out: '',
      err: reason,
    })
    // A server opens either database like the command.
    if (kind === 'PostgreSQL') return
    const server = spawnSync(process.execPath, ['src/server.ts'], {
      env: { ...process.env, ...settings, PORT: String(await freePort()) },
      encoding: 'utf8',
    })
    expect(server).toMatchObject({ status: 1, stderr: reason })
  })
})
