import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Db, migrate, openPostgres, openSqlite } from '#adapters/sql/database.ts'
import { launch } from '#domain/settings/launch.ts'
import { book, guest, paymentOf, seatsTaken } from '#support/stored-bookings.ts'
import { now } from '#support/bookings.ts'
import { barePostgres, databaseKinds, newFolder } from '#support/databases.ts'
import { migrationsOf } from '#support/earlier-version.ts'
import { paidEvent } from '#support/garden-events.ts'
import { claimOne, noEmails, noteFailed, noteSent } from '#support/emails.ts'
import { labelOf } from '#support/leads.ts'
import { erasePerson } from '#support/erase-person.ts'
import { arriving } from '#support/received-emails.ts'
import { sqlStores, storesOnEachDatabase } from '#support/stores.ts'

const migrationsDir = path.join(import.meta.dirname, '../../migrations')

test.each(databaseKinds)(
  'a clock set back between two versions stops neither from starting on %s',
  async (kind) => {
    const folder = newFolder()
    const earlier = migrationsOf((name) => name < '0005')
    onTestFinished(() => earlier.remove())
    const database =
      kind === 'SQLite'
        ? openSqlite(path.join(folder, 'site.db'))
        : openPostgres(await barePostgres(), () => {})
    onTestFinished(() => database.close())
    vi.useFakeTimers({ toFake: ['Date'] })
    await migrate(database, earlier.path)
    vi.setSystemTime(Date.now() - 60_000)
    await migrate(database, migrationsDir)
    await migrate(database, migrationsDir)
    expect(await sqlStores(database).outbox.list(1)).toEqual([])
  },
)

test.each(storesOnEachDatabase)(
  'bookings of an older site keep their money after the upgrade on %s',
  async (_kind, open) => {
    const stores = await open()
    await stores.events.importAll([paidEvent()], now)
    const paid = await book(stores, guest(1, 2))
    await stores.bookings.confirmPayment(paymentOf(paid), now, noEmails, noEmails)
    await book(stores, guest(2, 3))
    const before = await stores.bookings.list('e1')
    const { up, down } = await import(path.join(migrationsDir, '0007-one-row-per-attempt.ts'))
    // Its index needs a column of the earlier one.
    const later = await import(path.join(migrationsDir, '0083-find-refunds-faster.ts'))
    await later.down(stores.database.db)
    await down(stores.database.db)
    await expect(book(stores, guest(3, 1))).rejects.toThrow('superseded_key')
    await up(stores.database.db)
    await later.up(stores.database.db)
    expect(await stores.bookings.list('e1')).toEqual(before)
    const again = await stores.bookings.reserve(guest(2, 1, { bookingId: 'b3' }), now, noEmails)
    expect(again).toMatchObject({ value: { is: 'resumed', superseded: { id: 'b2' } } })
    const report = {
      paymentId: 'payment-o1',
      subject: { kind: 'booking', id: 'b1' } as const,
      refundedCents: 1,
      countedAt: now,
      webhookEventId: 'n',
    }
    expect(await stores.paymentStore.recordRefundReport(report, now)).toBe('taken')
    expect(await seatsTaken(stores)).toBe(3)
  },
)

/** Later migrations that add to what earlier ones rebuild, latest first. */
const laterOnes = [
  '0129-quotes-by-amount.ts',
  '0125-pauses-of-delivery-prices.ts',
  '0124-one-index-of-waiting-deliveries.ts',
  '0122-fees-of-bank-payments.ts',
  '0120-links-of-corrected-quotes.ts',
  '0118-bank-payments.ts',
  '0117-deadlines-of-disputes.ts',
  '0116-refunds-elsewhere.ts',
  '0114-stopped-refunds.ts',
  '0113-check-numbers.ts',
  '0108-find-answers-of-deliveries.ts',
  '0101-take-calling-off-back.ts',
  '0100-quotes-called-off.ts',
  '0096-quotes-that-need-care.ts',
  '0091-tax-of-change-orders.ts',
  '0090-money-entries.ts',
  '0083-find-refunds-faster.ts',
  '0082-delivery-batches.ts',
  '0081-customers-of-payments.ts',
  '0080-fees-and-payouts.ts',
  '0079-declined-versions.ts',
  '0078-checkout-sessions-of-quotes.ts',
  '0077-refunds-of-quotes.ts',
  '0071-quoted-deliveries.ts',
  '0070-money.ts',
  '0065-written-quotes.ts',
  '0037-find-money-in-trouble.ts',
]

/** Reverts and repeats a migration, with those that add to it. */
async function goThroughAgain(name: string, db: Db): Promise<void> {
  const { up, down } = await import(path.join(migrationsDir, name))
  const later = await Promise.all(laterOnes.map((each) => import(path.join(migrationsDir, each))))
  for (const each of later) await each.down(db)
  await down(db)
  await up(db)
  for (const each of later.toReversed()) await each.up(db)
}

/** A mail as earlier versions stored it. */
const writtenMail = (subject: string, replyTo: string | null) => ({
  id: subject,
  created_at: 1_000,
  recipient: 'owner@example.com',
  recipient_key: 'owner@example.com',
  reply_to: replyTo,
  reply_to_key: null,
  subject,
  text: 'text',
  html: '<p>text</p>',
  attachments: null,
  withdrawal_key: null,
  booking_id: null,
  state: 'waiting' as const,
  tries: 0,
  next_try_at: 2_000,
  sent_at: null,
  last_error: null,
})

test.each(storesOnEachDatabase)(
  'mails of an older site are sent, and are erased with the person they reply to, on %s',
  async (_kind, open) => {
    const stores = await open()
    const rows = [
      writtenMail('In letters of any script', 'ÜNAL@Example.com'),
      writtenMail('In capitals', 'ROSA@example.com'),
      writtenMail('To nobody', null),
    ]
    await stores.database.db.insertInto('mails').values(rows).execute()
    await goThroughAgain('0008-tries-of-mails-and-refunds.ts', stores.database.db)
    expect(await claimOne(stores.outbox, 2_000, 9_000)).toMatchObject({ body: { is: 'written' } })
    await erasePerson(stores, 'ünal@example.com')
    await erasePerson(stores, 'rosa@example.com')
    expect((await stores.outbox.list(10)).map(labelOf)).toEqual(['To nobody'])
  },
)

test.each(storesOnEachDatabase)(
  'rendered mails of an older version are sent from their own table, on %s',
  async (_kind, open) => {
    const stores = await open()
    const { outbox } = stores
    const rows = [writtenMail('One', 'rosa@example.com'), writtenMail('Two', null)]
    await stores.database.db.insertInto('mails').values(rows).execute()
    const first = await claimOne(outbox, 2_000, 9_000)
    expect(first?.body).toMatchObject({
      written: { html: '<p>text</p>', replyTo: 'rosa@example.com' },
    })
    await noteSent(outbox, first, 3_000)
    const second = (await claimOne(outbox, 2_000, 9_000)) ?? expect.fail()
    await noteFailed(outbox, second, 'no such mailbox', null)
    expect(await claimOne(outbox, 99_000, 100_000)).toBeNull()
    const states = (await outbox.list(10)).map((mail) => `${labelOf(mail)}: ${mail.state}`)
    expect(states.toSorted()).toEqual(['One: sent', 'Two: failed'])
    expect(await outbox.retryAll(99_000)).toBe(1)
    expect(await claimOne(outbox, 99_000, 100_000)).toMatchObject({ tries: 1 })
  },
)

test.each(storesOnEachDatabase)(
  'payments of an older site get their subject, and the version before still works, on %s',
  async (_kind, open) => {
    const stores = await open()
    const { db } = stores.database
    await stores.events.importAll([paidEvent()], now)
    const paid = await book(stores, guest(1, 2))
    await stores.bookings.confirmPayment(paymentOf(paid), now, noEmails, noEmails)
    const held = await book(stores, guest(2, 3))
    const page = { sessionId: 's2', url: 'https://pay.example/s2' }
    await stores.bookings.attachCheckout(held.id, 'o2', page, Date.now())
    await goThroughAgain('0010-money-by-subject.ts', db)
    const watched = await stores.paymentStore.watchedOrders('all', now)
    expect(watched).toMatchObject([{ id: 'o2', sessionId: 's2', isWanted: true }])
    expect(await db.selectFrom('orders').selectAll().orderBy('id').execute()).toMatchObject([
      { id: 'o1', subject_id: 'b1', amount_cents: 5000, currency: 'usd', watch_at: null },
      { id: 'o2', subject_kind: 'booking', subject_id: 'b2', amount_cents: 7500, watch_at: 0 },
    ])

    // Written like the version before, without orders and subjects.
    await db.deleteFrom('orders').execute()
    const someInsert = db.insertInto('notices').values({ id: 'n', seen_at: now }).compile()
    await db.executeQuery({
      ...someInsert,
      sql: `insert into payments (id, booking_id, order_id, amount_cents, taken_at)
        values ('p2', 'b2', 'o2', 7500, 0)`,
      parameters: [],
    })
    expect(
      await db.selectFrom('payments').selectAll().where('id', '=', 'p2').execute(),
    ).toMatchObject([{ subject_kind: 'booking', subject_id: 'b2', mismatch: null }])
    const payment = { ...paymentOf(held), paymentId: 'p2', webhookEventId: null }
    const again = await stores.bookings.confirmPayment(payment, now, noEmails, noEmails)
    expect(again.is).toBe('known')
  },
)

test.each(storesOnEachDatabase)(
  'a site that had guests before there was a launch is launched, and a new one is not, on %s',
  async (_kind, open) => {
    const stores = await open()
    const isLaunched = async () => (await stores.settings.read(launch)).value.isLaunched
    expect(await isLaunched()).toBe(false)
    await stores.events.importAll([paidEvent()], now)
    await book(stores, guest(1, 2))
    const { up, down } = await import(path.join(migrationsDir, '0063-launch.ts'))
    await down(stores.database.db)
    await up(stores.database.db)
    expect(await isLaunched()).toBe(true)
  },
)

test.each(storesOnEachDatabase)(
  'a site of an earlier version that has events, or has removed the samples, gets none on %s',
  async (_kind, open) => {
    const stores = await open()
    const { up, down } = await import(path.join(migrationsDir, '0107-samples-once.ts'))
    const hasHadSamples = async () => {
      await down(stores.database.db)
      await up(stores.database.db)
      return stores.events.hasHadSamples()
    }
    expect(await hasHadSamples()).toBe(false)
    await stores.events.importAll([{ ...paidEvent(), id: 'sample-walk' }], now)
    expect(await hasHadSamples()).toBe(true)
    await stores.events.removeSamples('evergreen', { by: null, at: now })
    expect(await stores.events.list('evergreen')).toEqual([])
    expect(await hasHadSamples()).toBe(true)
  },
)

test.each(storesOnEachDatabase)(
  'emails of an older site keep the reply address of a person, and lose that of a platform, on %s',
  async (_kind, open) => {
    const stores = await open()
    const { db } = stores.database
    const take = (number: number, replyTo: string, machine: 'other' | null) => {
      const email = arriving(number, 'leads@platform.example', { email: { replyTo, machine } })
      return stores.receivedEmails.take(email, () => [])
    }
    await take(1, 'Leads@platform.example', 'other')
    await take(2, 'rosa@example.com', 'other')
    await take(3, 'leads@platform.example', null)
    const { up } = await import(path.join(migrationsDir, '0126-no-answers-to-platforms.ts'))
    await up(db)
    const rows = await db.selectFrom('received_emails').select('reply_to').orderBy('id').execute()
    expect(rows.map((row) => row.reply_to)).toEqual([
      '',
      'rosa@example.com',
      'leads@platform.example',
    ])
  },
)

test.each(storesOnEachDatabase)(
  'payments that were taken back on an older site lose the name of their payer, on %s',
  async (_kind, open) => {
    const stores = await open()
    const { db } = stores.database
    const row = (id: string, kind: string, data: object) => ({
      id,
      at: now,
      staff: null,
      subject_kind: 'payment',
      subject_id: id,
      kind,
      data: JSON.stringify(data),
    })
    const rows = [
      row('1', 'payment-taken-back', { cents: 12_500, payer: 'Rosa "Ro" Lindqvist' }),
      row('2', 'payment-taken-back', { cents: 500 }),
      row('3', 'another-kind', { payer: 'kept' }),
    ]
    await db.insertInto('activity').values(rows).execute()
    const { up } = await import(path.join(migrationsDir, '0128-no-payers-in-activity.ts'))
    await up(db)
    await up(db)
    const left = await db.selectFrom('activity').select('data').orderBy('id').execute()
    expect(left.map(({ data }) => data)).toEqual([
      '{"cents":12500}',
      '{"cents":500}',
      '{"payer":"kept"}',
    ])
  },
)
