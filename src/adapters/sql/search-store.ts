import type {
  Found,
  FoundEvent,
  FoundGuest,
  FoundPayment,
  FoundReceived,
  SearchStore,
} from '#ports/search-store.ts'
import { guestName } from './booking-rows.ts'
import { customerIds, customersOf } from './customer-list.ts'
import type { SearchKind } from './customer-tables.ts'
import type { SqlDatabase } from './database.ts'
import { emailsOfIds } from './email-log.ts'
import { newestRequests, requestsOf } from './request-list.ts'
import { readJson, stored } from './stored-json.ts'
import {
  havingTerm,
  rarestFirst,
  subjectsWith,
  termRanges,
  walkList,
  type RarestFirst,
} from './term-search.ts'
import { visitFrom, visitsIn } from './visit-rows.ts'

type Db = SqlDatabase['db']

export function sqlSearchStore({ db }: SqlDatabase): SearchStore {
  return {
    requests: (search, limit) =>
      firstFound(db, 'request', search, limit, {
        all: newestRequests(db, 'any'),
        having: (found) =>
          newestRequests(db, 'any').innerJoin(found, 'found.subject_id', 'leads.id'),
        rowsOf: async (ids) =>
          (await requestsOf(db, ids)).map((row) => ({ ...row, id: row.lead.id })),
      }),
    customers: (search, limit) =>
      firstFound(db, 'customer', search, limit, {
        all: customersByName(db),
        having: (found) => customersByName(db).innerJoin(found, 'found.subject_id', 'customers.id'),
        rowsOf: (ids) => customersOf(db, ids),
      }),
    guests: (tenant, search, limit) =>
      firstFound(db, 'booking', search, limit, {
        all: guestIds(db, tenant),
        having: (found) => guestIds(db, tenant).innerJoin(found, 'found.subject_id', 'bookings.id'),
        rowsOf: (ids) => guestsOf(db, ids),
      }),
    events: (tenant, search, limit) =>
      firstFound(db, 'event', search, limit, {
        all: eventIds(db, tenant),
        having: (found) => eventIds(db, tenant).innerJoin(found, 'found.subject_id', 'events.id'),
        rowsOf: (ids) => eventsOf(db, ids),
      }),
    visits: (search, limit) =>
      firstFound(db, 'visit', search, limit, {
        all: visitIds(db),
        having: (found) => visitIds(db).innerJoin(found, 'found.subject_id', 'visits.id'),
        rowsOf: async (ids) =>
          (await visitsIn(db).where('visits.id', 'in', ids).execute()).map(visitFrom),
      }),
    payments: (search, limit) =>
      firstFound(db, 'payment', search, limit, {
        all: paymentIds(db),
        having: (found) => paymentIds(db).innerJoin(found, 'found.subject_id', 'payments.id'),
        rowsOf: (ids) => paymentsOf(db, ids),
      }),
    sentEmails: (search, limit) =>
      firstFound(db, 'email', search, limit, {
        all: sentIds(db),
        having: (found) => sentIds(db).innerJoin(found, 'found.subject_id', 'emails.id'),
        rowsOf: (ids) => emailsOfIds(db, ids),
      }),
    receivedEmails: (search, limit) =>
      firstFound(db, 'received-email', search, limit, {
        all: receivedIds(db),
        having: (found) =>
          receivedIds(db).innerJoin(found, 'found.subject_id', 'received_emails.id'),
        rowsOf: (ids) => receivedOf(db, ids),
      }),
  }
}

/** Ids of what a search looks through, the newest first. */
interface IdQuery {
  limit(count: number): IdQuery
  offset(count: number): IdQuery
  execute(): Promise<readonly { readonly id: string }[]>
}

/** What has all the words, to be joined by its id. */
const foundWith = (db: Db, kind: SearchKind, words: RarestFirst) =>
  subjectsWith(db, kind, words).as('found')
type FoundSubjects = ReturnType<typeof foundWith>

/** The first that have all the words: from the rarest word on, or walked where all are common. */
async function firstFound<T extends { readonly id: string }>(
  db: Db,
  kind: SearchKind,
  search: string,
  limit: number,
  list: {
    readonly all: IdQuery
    readonly having: (found: FoundSubjects) => IdQuery
    readonly rowsOf: (ids: readonly string[]) => Promise<readonly T[]>
  },
): Promise<Found<T>> {
  const ranges = termRanges(search)
  if (ranges.length === 0) return { rows: [], hasMore: false }
  const idsOf = async (query: IdQuery) => (await query.execute()).map(({ id }) => id)
  const words = await rarestFirst(db, [kind], ranges)
  const { ids, isPartial } =
    words === null
      ? await walkList(
          ranges,
          limit + 1,
          (offset, count) => idsOf(list.all.offset(offset).limit(count)),
          havingTerm(db),
        )
      : {
          ids: await idsOf(list.having(foundWith(db, kind, words)).limit(limit + 1)),
          isPartial: false,
        }
  const shown = ids.slice(0, limit)
  const rows = shown.length === 0 ? [] : await list.rowsOf(shown)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return {
    rows: shown.flatMap((id) => byId.get(id) ?? []),
    hasMore: isPartial || ids.length > limit,
  }
}

const customersByName = (db: Db) => customerIds(db, { sort: 'name' })

/** Ids of answers that stand. */
export function guestIds(db: Db, tenant: string) {
  return db
    .selectFrom('bookings')
    .select('bookings.id')
    .where('superseded_key', 'is', null)
    .where((row) =>
      row.exists(
        row
          .selectFrom('events')
          .select('events.id')
          .whereRef('events.id', '=', 'bookings.event_id')
          .where('tenant', '=', tenant),
      ),
    )
    .orderBy('booked_at', 'desc')
    .orderBy('bookings.id', 'desc')
}

async function guestsOf(db: Db, ids: readonly string[]): Promise<readonly FoundGuest[]> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('events', 'events.id', 'bookings.event_id')
    .leftJoin('customer_emails', 'customer_emails.email_key', 'bookings.email_key')
    .select(['bookings.id', 'bookings.email', 'answers', 'willingness', 'seats', 'status'])
    .select(['events.name', 'starts_at', 'time_zone', 'customer_emails.customer_id'])
    .where('bookings.id', 'in', ids)
    .execute()
  return rows.map(({ id, email, answers, willingness, seats, status, ...row }) => ({
    id,
    email,
    name: guestName(readJson(stored.answers, answers)),
    willingness,
    seats,
    status,
    customerId: row.customer_id,
    event: { name: row.name, start: row.starts_at, timeZone: row.time_zone },
  }))
}

function eventIds(db: Db, tenant: string) {
  return db
    .selectFrom('events')
    .select('events.id')
    .where('tenant', '=', tenant)
    .orderBy('starts_at', 'desc')
    .orderBy('events.id')
}

async function eventsOf(
  db: Db,
  ids: readonly string[],
): Promise<readonly (FoundEvent & { readonly id: string })[]> {
  const rows = await db
    .selectFrom('events')
    .select(['id', 'public_id', 'name', 'starts_at', 'time_zone', 'cancelled'])
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    publicId: row.public_id,
    name: row.name,
    start: row.starts_at,
    timeZone: row.time_zone,
    cancelled: row.cancelled === 1,
  }))
}

function visitIds(db: Db) {
  return db
    .selectFrom('visits')
    .select('visits.id')
    .orderBy('starts_at', 'desc')
    .orderBy('visits.id')
}

function paymentIds(db: Db) {
  return db
    .selectFrom('payments')
    .select('payments.id')
    .orderBy('taken_at', 'desc')
    .orderBy('payments.id')
}

async function paymentsOf(db: Db, ids: readonly string[]): Promise<readonly FoundPayment[]> {
  const rows = await db
    .selectFrom('payments')
    .select(['id', 'taken_at', 'payer', 'about', 'amount_cents', 'currency'])
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.taken_at,
    name: row.payer ?? '',
    about: row.about,
    amountCents: row.amount_cents,
    currency: row.currency,
  }))
}

/** Ids of emails that went out or will. */
export function sentIds(db: Db) {
  return db
    .selectFrom('emails')
    .select('emails.id')
    .orderBy('created_at', 'desc')
    .orderBy('emails.id', 'desc')
}

/** Ids of what people wrote. */
function receivedIds(db: Db) {
  return db
    .selectFrom('received_emails')
    .select('received_emails.id')
    .where('received_emails.kind', 'in', ['written', 'out-of-office'])
    .orderBy('received_at', 'desc')
    .orderBy('received_emails.id', 'desc')
}

async function receivedOf(db: Db, ids: readonly string[]): Promise<readonly FoundReceived[]> {
  const rows = await db
    .selectFrom('received_emails')
    .select(['id', 'received_at', 'from_address', 'from_name', 'subject', 'lead_id'])
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    receivedAt: row.received_at,
    from: { address: row.from_address, name: row.from_name },
    subject: row.subject,
    requestId: row.lead_id,
  }))
}
