import path from 'node:path'
import { afterEach, expect, test, vi } from 'vitest'
import { migrate, openPostgres, openSqlite } from '#adapters/sql/database.ts'
import { book, guest, noMails, paymentOf, seatsTaken } from '#support/booked.ts'
import { now } from '#support/bookings.ts'
import { databaseKinds, freshDatabase, freshPostgres, temporaryFolder } from '#support/databases.ts'
import { migrationsOf } from '#support/earlier-version.ts'
import { paidEvent } from '#support/garden-events.ts'
import { draft, newLead, request } from '#support/leads.ts'
import { sqlWorld } from '#support/worlds.ts'

const migrationsDir = path.join(import.meta.dirname, '../../migrations')

afterEach(() => {
  vi.useRealTimers()
})

test.each(databaseKinds)(
  'a clock that was set back between two versions keeps neither from starting on %s',
  async (kind) => {
    const folder = temporaryFolder()
    const earlier = migrationsOf((name) => name < '0005')
    const database =
      kind === 'SQLite'
        ? openSqlite(path.join(folder.path, 'site.db'))
        : openPostgres(await freshPostgres(), () => {})
    try {
      vi.useFakeTimers({ toFake: ['Date'] })
      await migrate(database, earlier.path)
      vi.setSystemTime(Date.now() - 60_000)
      await migrate(database, migrationsDir)
      await migrate(database, migrationsDir)
      expect(await sqlWorld(database).outbox.list(1)).toEqual([])
    } finally {
      await database.close()
      earlier.remove()
      folder.remove()
    }
  },
)

test.each(databaseKinds)(
  'the bookings of an older site stand, with their money, once it is brought up to date on %s',
  async (kind) => {
    const database = await freshDatabase(kind)
    const world = sqlWorld(database)
    try {
      await world.events.importAll([paidEvent()], now)
      const paid = await book(world, guest(1, 2))
      await world.bookings.confirmPayment(paymentOf(paid), now, noMails)
      await book(world, guest(2, 3))
      const before = await world.bookings.list('e1')
      const { up, down } = await import(path.join(migrationsDir, '0007-one-row-per-attempt.ts'))
      await down(database.db)
      await expect(book(world, guest(3, 1))).rejects.toThrow('superseded_key')
      await up(database.db)
      expect(await world.bookings.list('e1')).toEqual(before)
      const again = await world.bookings.reserve(guest(2, 1, { bookingId: 'b3' }), now, noMails)
      expect(again).toMatchObject({ value: { is: 'resumed', superseded: { id: 'b2' } } })
      const report = { paymentId: 'payment-o1', bookingId: 'b1', refundedCents: 1, noticeId: 'n' }
      expect(await world.bookings.noteRefundReport(report, now)).toBe('taken')
      expect(await seatsTaken(world)).toBe(3)
    } finally {
      await world.close()
    }
  },
)

test.each(databaseKinds)(
  'the mails of an older site go out, and go with the person they would answer, on %s',
  async (kind) => {
    const database = await freshDatabase(kind)
    const world = sqlWorld(database)
    try {
      await world.leads.saveContact(newLead(), draft({ notBefore: 99_000 }))
      await world.leads.complete('lead-1', request(), () => [
        draft({ subject: 'In letters of any script', replyTo: 'ÜNAL@Example.com' }),
        draft({ subject: 'In capitals', replyTo: 'ROSA@example.com' }),
        draft({ subject: 'To nobody' }),
      ])
      const { up, down } = await import(
        path.join(migrationsDir, '0008-tries-of-mails-and-refunds.ts')
      )
      await down(database.db)
      await up(database.db)
      expect(await world.outbox.claim(2_000, 9_000)).not.toBeNull()
      await world.leads.erase('ünal@example.com')
      await world.leads.erase('rosa@example.com')
      expect(await world.outbox.list(10)).toMatchObject([{ subject: 'To nobody' }])
    } finally {
      await world.close()
    }
  },
)
