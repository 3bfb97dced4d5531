import { isDeepStrictEqual } from 'node:util'
import { cancelWithEvent } from '#domain/bookings/change.ts'
import { emailKey } from '#domain/fields.ts'
import { err, ok } from '#domain/result.ts'
import type { EventStore, StoredEvent } from '#ports/event-store.ts'
import type { Ids } from '#ports/ids.ts'
import { queueMailsAbout } from './booking-steps.ts'
import type { MemoryWorld } from './memory-world.ts'

export function memoryEventStore(world: MemoryWorld, ids: Ids): EventStore {
  const ofTenant = (tenant: string) =>
    [...world.events.values()].filter(({ event }) => event.tenant === tenant)
  const find = (tenant: string, eventId: string): StoredEvent | null => {
    const own = ofTenant(tenant)
    return (
      own.find(({ event }) => event.publicId === eventId) ??
      own.find(({ event }) => event.id === eventId) ??
      null
    )
  }
  return {
    async list(tenant) {
      return ofTenant(tenant).toSorted(
        ({ event: a }, { event: b }) => a.start - b.start || (a.id < b.id ? -1 : 1),
      )
    },

    async find(tenant, eventId) {
      return find(tenant, eventId)
    },

    async importAll(events) {
      const count = { added: 0, changed: 0, unchanged: 0 }
      const after = new Map(world.events)
      for (const event of events) {
        const known = [...after.values()].find(
          (one) => one.event.tenant === event.tenant && one.event.publicId === event.publicId,
        )
        if (known === undefined) {
          const id = after.has(event.id) ? ids.newId() : event.id
          after.set(id, { event: { ...event, id }, seatsTaken: 0, revision: 0 })
          count.added += 1
          continue
        }
        // Guests were told of a cancellation; an old file must not take it back.
        const cancelled = known.event.cancelled || event.cancelled
        const changed = { ...event, id: known.event.id, cancelled }
        if (isDeepStrictEqual(known.event, changed)) {
          count.unchanged += 1
          continue
        }
        const revision = known.revision + 1
        after.set(changed.id, { ...known, event: changed, revision })
        count.changed += 1
      }
      for (const [id, stored] of after) world.events.set(id, stored)
      return count
    },

    async cancel(tenant, eventId, now, mailsFor) {
      const stored = find(tenant, eventId)
      if (stored === null) return err({ code: 'unknown-event' })
      const { event, revision } = stored
      // Also after an import that said so: its bookings still stand then.
      const steps = [...world.bookings.values()]
        .filter(
          ({ eventId, status, isSuperseded }) =>
            eventId === event.id && status !== 'cancelled' && !isSuperseded,
        )
        .map(cancelWithEvent)
      if (event.cancelled && steps.length === 0) return ok([])
      const seatsTaken = steps.reduce((sum, step) => sum + step.seatsChange, stored.seatsTaken)
      const cancelled: StoredEvent = {
        event: { ...event, cancelled: true },
        seatsTaken,
        revision: event.cancelled ? revision : revision + 1,
      }
      const mails = mailsFor(cancelled, steps)
      world.events.set(event.id, cancelled)
      for (const { booking } of steps) world.bookings.set(booking.id, booking)
      for (const mail of mails) {
        const told = steps.find(({ booking }) => emailKey(booking.email) === emailKey(mail.to))
        queueMailsAbout(world, ids, [mail], told?.booking ?? null, now)
      }
      return ok(steps)
    },
  }
}
