import type {
  Found,
  FoundEvent,
  FoundGuest,
  FoundPayment,
  FoundReceived,
  SearchStore,
} from '#ports/search-store.ts'
import { guestName } from '#adapters/sql/bookings/booking-rows.ts'
import { customerIds, customersOf } from '#adapters/sql/customers/customer-list.ts'
import type { SearchKind } from '#adapters/sql/customers/customer-tables.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { emailsOfIds } from '#adapters/sql/emails/email-log.ts'
import { findWords, type SearchedList } from '#adapters/sql/list-pages.ts'
import { newestRequests, requestsOf } from '#adapters/sql/requests/request-list.ts'
import { paymentsWithSubjects, whatFor } from '#adapters/sql/payments/ledger-entries.ts'
import { readJson, stored } from '#adapters/sql/stored-json.ts'
import { subjectsWith, termRanges, total, type RarestFirst } from '#adapters/sql/term-search.ts'
import { visitFrom, visitsIn } from '#adapters/sql/visits/visit-rows.ts'

export function sqlSearchStore({ db }: SqlDatabase): SearchStore {
  const requests = newestRequests(db)
  const customers = customerIds(db, { sort: 'name' })
  const visits = visitIds(db)
  const payments = paymentIds(db)
  const sent = sentIds(db)
  const received = receivedIds(db)
  return {
    requests: (search, limit) =>
      firstFound(db, 'request', search, limit, {
        inOrder: requests,
        having: (found) => requests.innerJoin(found, 'found.subject_id', 'leads.id').select(total),
        rowsOf: async (ids) =>
          (await requestsOf(db, ids)).map((row) => ({ ...row, id: row.lead.id })),
      }),
    customers: (search, limit) =>
      firstFound(db, 'customer', search, limit, {
        inOrder: customers,
        having: (found) =>
          customers.innerJoin(found, 'found.subject_id', 'customers.id').select(total),
        rowsOf: (ids) => customersOf(db, ids),
      }),
    guests: (tenant, search, limit) => {
      const guests = guestIds(db, tenant)
      return firstFound(db, 'booking', search, limit, {
        inOrder: guests,
        having: (found) => guests.innerJoin(found, 'found.subject_id', 'bookings.id').select(total),
        rowsOf: (ids) => guestsOf(db, ids),
      })
    },
    events: (tenant, search, limit) => {
      const events = eventIds(db, tenant)
      return firstFound(db, 'event', search, limit, {
        inOrder: events,
        having: (found) => events.innerJoin(found, 'found.subject_id', 'events.id').select(total),
        rowsOf: (ids) => eventsOf(db, ids),
      })
    },
    visits: (search, limit) =>
      firstFound(db, 'visit', search, limit, {
        inOrder: visits,
        having: (found) => visits.innerJoin(found, 'found.subject_id', 'visits.id').select(total),
        rowsOf: async (ids) =>
          (await visitsIn(db).where('visits.id', 'in', ids).execute()).map(visitFrom),
      }),
    payments: (search, limit) =>
      firstFound(db, 'payment', search, limit, {
        inOrder: payments,
        having: (found) =>
          payments.innerJoin(found, 'found.subject_id', 'payments.id').select(total),
        rowsOf: (ids) => paymentsOf(db, ids),
      }),
    sentEmails: (search, limit) =>
      firstFound(db, 'email', search, limit, {
        inOrder: sent,
        having: (found) => sent.innerJoin(found, 'found.subject_id', 'emails.id').select(total),
        rowsOf: (ids) => emailsOfIds(db, ids),
      }),
    receivedEmails: (search, limit) =>
      firstFound(db, 'received-email', search, limit, {
        inOrder: received,
        having: (found) =>
          received.innerJoin(found, 'found.subject_id', 'received_emails.id').select(total),
        rowsOf: (ids) => receivedOf(db, ids),
      }),
  }
}

/** Subjects that match all words, to be joined by id. */
const found = (db: Db, kind: SearchKind, words: RarestFirst) =>
  subjectsWith(db, kind, words).as('found')

async function firstFound<T extends { readonly id: string }>(
  db: Db,
  kind: SearchKind,
  search: string,
  limit: number,
  {
    inOrder,
    having,
    rowsOf,
  }: Pick<SearchedList, 'inOrder'> & {
    readonly having: (those: ReturnType<typeof found>) => ReturnType<SearchedList['having']>
    readonly rowsOf: (ids: readonly string[]) => Promise<readonly T[]>
  },
): Promise<Found<T>> {
  const ranges = termRanges(search)
  if (ranges.length === 0) return { rows: [], hasMore: false }
  const list = { inOrder, having: (words: RarestFirst) => having(found(db, kind, words)) }
  const place = { offset: 0, limit }
  const { ids, hasMore, isPartial } = await findWords(db, [kind], ranges, list, place)
  const rows = ids.length === 0 ? [] : await rowsOf(ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), hasMore: hasMore || isPartial }
}

/** Ids of current bookings. */
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
    .select(['customer_emails.customer_id as customerId'])
    .select(['events.name', 'starts_at as start', 'time_zone as timeZone'])
    .where('bookings.id', 'in', ids)
    .execute()
  return rows.map(({ answers, name, start, timeZone, ...row }) => ({
    ...row,
    name: guestName(readJson(stored.answers, answers)),
    event: { name, start, timeZone },
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
    .select(['id', 'public_id as publicId', 'name', 'starts_at as start'])
    .select(['time_zone as timeZone', 'cancelled'])
    .where('id', 'in', ids)
    .execute()
  return rows.map((row) => ({ ...row, cancelled: row.cancelled === 1 }))
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
  const rows = await paymentsWithSubjects(db)
    .select(['payments.id', 'payments.taken_at', 'payments.amount_cents'])
    .where('payments.id', 'in', ids)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    at: row.taken_at,
    name: whatFor(row).name,
    about: whatFor(row).about,
    amountCents: row.amount_cents,
    currency: row.currency,
  }))
}

/** Ids of emails sent or queued. */
export function sentIds(db: Db) {
  return db
    .selectFrom('emails')
    .select('emails.id')
    .orderBy('created_at', 'desc')
    .orderBy('emails.id', 'desc')
}

/** Ids of emails written by people, and of those by machines that wait or are on a request. */
function receivedIds(db: Db) {
  return db
    .selectFrom('received_emails')
    .select('received_emails.id')
    .where((row) =>
      row.or([
        row('received_emails.kind', 'in', ['written', 'out-of-office', 'ours']),
        row.and([
          row('received_emails.kind', '=', 'automatic'),
          row.or([row('is_open', '=', 1), row('lead_id', 'is not', null)]),
        ]),
      ]),
    )
    .orderBy('received_at', 'desc')
    .orderBy('received_emails.id', 'desc')
}

async function receivedOf(db: Db, ids: readonly string[]): Promise<readonly FoundReceived[]> {
  const rows = await db
    .selectFrom('received_emails')
    .select(['id', 'received_at as receivedAt', 'subject', 'lead_id as requestId'])
    .select(['from_address as address', 'from_name as name'])
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ address, name, ...row }) => ({ ...row, from: { address, name } }))
}
