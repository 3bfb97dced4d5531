import { sqlBookingStore } from '#adapters/sql/booking-store.ts'
import { sqlActivityLog } from '#adapters/sql/activity-log.ts'
import { sqlCodeSignInStore } from '#adapters/sql/code-sign-in-store.ts'
import { sqlCodeStore } from '#adapters/sql/code-store.ts'
import { sqlCustomerStore } from '#adapters/sql/customer-store.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { sqlDeliveryStore } from '#adapters/sql/delivery-store.ts'
import { sqlEventStore } from '#adapters/sql/event-store.ts'
import { cachedCatalog } from '#adapters/sql/cached-catalog.ts'
import { sqlLeadStore } from '#adapters/sql/lead-store.ts'
import { sqlMailOutbox } from '#adapters/sql/mail-outbox.ts'
import { sqlPaymentStore } from '#adapters/sql/payment-store.ts'
import { sqlPasskeyStore } from '#adapters/sql/passkey-store.ts'
import { sqlSessionStore } from '#adapters/sql/session-store.ts'
import { sqlRequestStore } from '#adapters/sql/request-store.ts'
import { sqlStaffStore } from '#adapters/sql/staff-store.ts'
import type { BookingStore } from '#ports/booking-store.ts'
import type { ActivityLog } from '#ports/activity-log.ts'
import type { CodeSignInStore } from '#ports/code-sign-in-store.ts'
import type { CodeStore } from '#ports/code-store.ts'
import type { CustomerStore } from '#ports/customer-store.ts'
import type { DeliveryStore } from '#ports/delivery-store.ts'
import type { EventStore } from '#ports/event-store.ts'
import type { Ids } from '#ports/ids.ts'
import type { CachedCatalog } from '#ports/cached-catalog.ts'
import type { LeadStore } from '#ports/lead-store.ts'
import type { MailOutbox } from '#ports/mail-outbox.ts'
import type { PaymentStore } from '#ports/payment-store.ts'
import type { PasskeyStore } from '#ports/passkey-store.ts'
import type { SessionStore } from '#ports/session-store.ts'
import type { RequestStore } from '#ports/request-store.ts'
import type { StaffStore } from '#ports/staff-store.ts'
import { databaseKinds, freshDatabase } from './databases.ts'

/** All stores of one database, empty. */
export interface World {
  /** Of a site with a platform behind it. */
  readonly leads: LeadStore
  readonly deliveries: DeliveryStore
  readonly cachedCatalog: CachedCatalog
  readonly outbox: MailOutbox
  readonly events: EventStore
  readonly bookings: BookingStore
  readonly paymentStore: PaymentStore
  readonly codes: CodeStore
  readonly staff: StaffStore
  readonly sessions: SessionStore
  readonly activity: ActivityLog
  readonly passkeyStore: PasskeyStore
  readonly codeSignIns: CodeSignInStore
  readonly requests: RequestStore
  readonly customers: CustomerStore
  close(): Promise<void>
}

/** Ids that a test can foresee: `id-1`, `id-2`, … */
export function countedIds(): Ids {
  let count = 0
  return { newId: () => `id-${(count += 1)}` }
}

/** Stores on an open database. */
export function sqlWorld(
  database: SqlDatabase,
  ids: Ids = countedIds(),
  { delivers } = { delivers: true },
): World {
  return {
    leads: sqlLeadStore(database, ids, { delivers }),
    deliveries: sqlDeliveryStore(database),
    cachedCatalog: cachedCatalog(database),
    outbox: sqlMailOutbox(database),
    events: sqlEventStore(database, ids),
    bookings: sqlBookingStore(database, ids),
    paymentStore: sqlPaymentStore(database, ids),
    codes: sqlCodeStore(database, ids),
    staff: sqlStaffStore(database, ids),
    sessions: sqlSessionStore(database, ids),
    activity: sqlActivityLog(database),
    passkeyStore: sqlPasskeyStore(database, ids),
    codeSignIns: sqlCodeSignInStore(database, ids),
    requests: sqlRequestStore(database, ids, { delivers }),
    customers: sqlCustomerStore(database, ids),
    close: () => database.close(),
  }
}

/** The stores on each database; each suite runs on both. */
export const worlds = databaseKinds.map(
  (kind) => [kind, async () => sqlWorld(await freshDatabase(kind))] as const,
)
