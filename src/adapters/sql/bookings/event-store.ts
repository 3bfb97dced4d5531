import { err, ok } from '#domain/result.ts'
import type { CanceledEvent, EventStore, Move, StoredEvent } from '#ports/event-store.ts'
import { idsOf } from '#adapters/sql/chunks.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { cancelStored } from './event-cancellation.ts'
import { importEvent } from './event-import.ts'
import { storedEvent } from './event-rows.ts'
import { hasRows } from '#adapters/sql/list-pages.ts'
import { cachedReads } from '#adapters/sql/cached-reads.ts'
import { deleteSearchTerms } from '#adapters/sql/search-rows.ts'
import { inTransaction, serialize } from '#adapters/sql/transaction.ts'
import { addNew } from '#adapters/sql/new-rows.ts'

/** Stored with the desk's settings, though it is none. */
const samplesNote = 'sample-events'

export function sqlEventStore(database: SqlDatabase): EventStore {
  const { db } = database
  const cachedList = cachedReads<readonly StoredEvent[]>(database)
  const cachedEvent = cachedReads<StoredEvent | null>(database)
  return {
    list: (tenant) =>
      cachedList(tenant, async () => {
        const events = db.selectFrom('events').selectAll().where('tenant', '=', tenant)
        const rows = await events.orderBy('starts_at').orderBy('id').execute()
        return rows.map(storedEvent)
      }),

    find: (tenant, eventId) =>
      cachedEvent(JSON.stringify([tenant, eventId]), () => findEvent(db, tenant, eventId)),

    hasHadSamples: () => hasRows(db.selectFrom('settings').where('kind', '=', samplesNote)),

    async recordSamples(now) {
      const note = { kind: samplesNote, data: 'true', revision: 1, changed_at: now }
      await addNew(db, 'settings', note)
    },

    async removableSamples(tenant) {
      return idsOf(await removableSamples(db, tenant).execute())
    },

    removeSamples: (tenant, actor) =>
      inTransaction(database, async (transaction) => {
        const { tx } = transaction
        const all = sampleEvents(tx, tenant).orderBy('id')
        // Blocks registrations from here on, so that the reads below see all of them.
        const lockedIds = idsOf(await all.forUpdate().execute())
        if (lockedIds.length === 0) return 0
        const samples = await removableSamples(tx, tenant).where('id', 'in', lockedIds).execute()
        if (samples.length === 0) return 0
        const events = idsOf(samples)
        const booked = tx.selectFrom('bookings').select('id').where('event_id', 'in', events)
        await tx
          .deleteFrom('orders')
          .where('subject_kind', '=', 'booking')
          .where('subject_id', 'in', booked)
          .execute()
        const gone = await tx
          .deleteFrom('bookings')
          .where('event_id', 'in', events)
          .returning('id')
          .execute()
        await deleteSearchTerms(transaction, [...idsOf(gone), ...events])
        await tx.deleteFrom('codes').where('event_id', 'in', events).execute()
        await tx.deleteFrom('events').where('id', 'in', events).execute()
        await addActivity(transaction, actor, 'events', tenant, {
          kind: 'sample-events-removed',
          count: samples.length,
        })
        return samples.length
      }),

    importAll: (events, now, emailsOfMove = null, emailsOfCancellation = null) =>
      inTransaction(database, async (transaction) => {
        // Two imports at once could deadlock.
        await serialize(transaction, 'event import')
        const count = { added: 0, changed: 0, unchanged: 0 }
        const moves: Move[] = []
        const overbooked: StoredEvent[] = []
        const cancelled: CanceledEvent[] = []
        for (const event of events) {
          const step = await importEvent(transaction, event, now, emailsOfMove)
          count[step.did] += 1
          if (step.move !== null) moves.push(step.move)
          if (step.overbooked !== null) overbooked.push(step.overbooked)
          if (event.cancelled && emailsOfCancellation !== null) {
            const bookings = await cancelStored(transaction, step.id, now, emailsOfCancellation)
            cancelled.push({ event, bookings })
          }
        }
        return { count, moves, overbooked, cancelled }
      }),

    cancel: (tenant, eventId, now, emailsFor) =>
      inTransaction(database, async (transaction) => {
        const found = await findEvent(transaction.tx, tenant, eventId)
        if (found === null) return err({ code: 'unknown-event' })
        return ok(await cancelStored(transaction, found.event.id, now, emailsFor))
      }),
  }
}

const sampleEvents = (db: Db, tenant: string) =>
  db.selectFrom('events').select('id').where('tenant', '=', tenant).where('id', 'like', 'sample-%')

/** Sample events that only sample guests have booked. */
const removableSamples = (db: Db, tenant: string) =>
  sampleEvents(db, tenant).where((row) =>
    row.not(
      row.exists(
        row
          .selectFrom('bookings')
          .select('bookings.id')
          .whereRef('bookings.event_id', '=', 'events.id')
          .where('bookings.email', 'not like', 'sample-guest-%'),
      ),
    ),
  )

async function findEvent(db: Db, tenant: string, eventId: string): Promise<StoredEvent | null> {
  const rows = await db
    .selectFrom('events')
    .selectAll()
    .where('tenant', '=', tenant)
    .where((row) => row.or([row('public_id', '=', eventId), row('id', '=', eventId)]))
    .execute()
  const row = rows.find(({ public_id }) => public_id === eventId) ?? rows[0]
  return row === undefined ? null : storedEvent(row)
}
