import { memoryBookingStore } from '#adapters/memory/booking-store.ts'
import { memoryCodeStore } from '#adapters/memory/code-store.ts'
import { memoryDeliveryStore } from '#adapters/memory/delivery-store.ts'
import { memoryEventStore } from '#adapters/memory/event-store.ts'
import { memoryKeptCatalogue } from '#adapters/memory/kept-catalogue.ts'
import { memoryLeadStore } from '#adapters/memory/lead-store.ts'
import { memoryMailOutbox } from '#adapters/memory/mail-outbox.ts'
import { emptyMemoryWorld } from '#adapters/memory/memory-world.ts'
import { sqlBookingStore } from '#adapters/sql/booking-store.ts'
import { sqlCodeStore } from '#adapters/sql/code-store.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { sqlDeliveryStore } from '#adapters/sql/delivery-store.ts'
import { sqlEventStore } from '#adapters/sql/event-store.ts'
import { sqlKeptCatalogue } from '#adapters/sql/kept-catalogue.ts'
import { sqlLeadStore } from '#adapters/sql/lead-store.ts'
import { sqlMailOutbox } from '#adapters/sql/mail-outbox.ts'
import type { BookingStore } from '#ports/booking-store.ts'
import type { CodeStore } from '#ports/code-store.ts'
import type { DeliveryStore } from '#ports/delivery-store.ts'
import type { EventStore } from '#ports/event-store.ts'
import type { Ids } from '#ports/ids.ts'
import type { KeptCatalogue } from '#ports/kept-catalogue.ts'
import type { LeadStore } from '#ports/lead-store.ts'
import type { MailOutbox } from '#ports/mail-outbox.ts'
import { databaseKinds, freshDatabase } from './databases.ts'

/** The stores of one adapter, empty. */
export interface World {
  /** Of a site with a platform behind it. */
  readonly leads: LeadStore
  readonly deliveries: DeliveryStore
  readonly keptCatalogue: KeptCatalogue
  readonly outbox: MailOutbox
  readonly events: EventStore
  readonly bookings: BookingStore
  readonly codes: CodeStore
  close(): Promise<void>
}

/** Ids that a test can foresee: `id-1`, `id-2`, … */
export function countedIds(): Ids {
  let count = 0
  return { newId: () => `id-${(count += 1)}` }
}

/** Stores in memory. */
export async function memoryWorld(): Promise<World> {
  const world = emptyMemoryWorld()
  const ids = countedIds()
  return {
    leads: memoryLeadStore(world, ids, { delivers: true }),
    deliveries: memoryDeliveryStore(world),
    keptCatalogue: memoryKeptCatalogue(),
    outbox: memoryMailOutbox(world),
    events: memoryEventStore(world, ids),
    bookings: memoryBookingStore(world, ids),
    codes: memoryCodeStore(world, ids),
    close: async () => {},
  }
}

/** Stores on an open database. */
export function sqlWorld(database: SqlDatabase, ids: Ids = countedIds()): World {
  return {
    leads: sqlLeadStore(database, ids, { delivers: true }),
    deliveries: sqlDeliveryStore(database),
    keptCatalogue: sqlKeptCatalogue(database),
    outbox: sqlMailOutbox(database),
    events: sqlEventStore(database, ids),
    bookings: sqlBookingStore(database, ids),
    codes: sqlCodeStore(database, ids),
    close: () => database.close(),
  }
}

/** The adapters that outlive their process. */
export const sqlWorlds = databaseKinds.map(
  (kind) => [kind, async () => sqlWorld(await freshDatabase(kind))] as const,
)

/** Every adapter that fulfils the ports; each suite runs on all of them. */
export const worlds: readonly (readonly [name: string, open: () => Promise<World>])[] = [
  ['memory', memoryWorld],
  ...sqlWorlds,
]
