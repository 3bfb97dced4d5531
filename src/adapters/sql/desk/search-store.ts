import type { SelectQueryBuilder } from 'kysely'
import type {
  Found,
  FoundEvent,
  FoundGuest,
  FoundPayment,
  FoundReceived,
  SearchStore,
} from '#ports/search-store.ts'
import { guestName } from '#domain/bookings/answers.ts'
import { searchedAmounts } from '#domain/money/ledger.ts'
import { idsOf, inOrderOf } from '#adapters/sql/chunks.ts'
import { customerIds, customersOf } from '#adapters/sql/customers/customer-list.ts'
import type { SearchKind } from '#adapters/sql/customers/customer-tables.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { emailsOfIds } from '#adapters/sql/emails/email-log.ts'
import { findWords } from '#adapters/sql/list-pages.ts'
import { newestRequests, requestsOf } from '#adapters/sql/requests/request-list.ts'
import { isAmongAmounts } from '#adapters/sql/payments/ledger-search.ts'
import { paymentsWithSubjects, whatFor } from '#adapters/sql/payments/ledger-entries.ts'
import { readJson, stored } from '#adapters/sql/stored-json.ts'
import { rowsWith, termRanges, type RarestFirst } from '#adapters/sql/term-search.ts'
import type { Tables } from '#adapters/sql/tables.ts'
import { visitFrom, visitsIn } from '#adapters/sql/visits/visit-rows.ts'

export function sqlSearchStore({ db }: SqlDatabase): SearchStore {
  return {
    requests: (search, limit) =>
      firstFound(db, 'request', search, limit, newestRequests(db), 'leads.id', foundRequests),
    customers: (search, limit) => {
      const byName = customerIds(db, { sort: 'name' })
      return firstFound(db, 'customer', search, limit, byName, 'customers.id', customersOf)
    },
    guests: (tenant, search, limit) =>
      firstFound(db, 'booking', search, limit, guestIds(db, tenant), 'bookings.id', guestsOf),
    events: (tenant, search, limit) =>
      firstFound(db, 'event', search, limit, eventIds(db, tenant), 'events.id', eventsOf),
    visits: (search, limit) =>
      firstFound(db, 'visit', search, limit, visitIds(db), 'visits.id', visitsOf),
    async payments(search, limit) {
      const amounts = searchedAmounts(search)
      const all = paymentIds(db)
      if (amounts.length === 0) {
        return firstFound(db, 'payment', search, limit, all, 'payments.id', paymentsOf)
      }
      const ofAmount = all.where(isAmongAmounts('amount_cents', amounts)).limit(limit + 1)
      const ids = idsOf(await ofAmount.execute())
      return {
        rows: await inOrder(db, ids.slice(0, limit), paymentsOf),
        hasMore: ids.length > limit,
      }
    },
    sentEmails: (search, limit) =>
      firstFound(db, 'email', search, limit, sentIds(db), 'emails.id', emailsOfIds),
    receivedEmails: (search, limit) => {
      const inOrder = receivedIds(db)
      const id = 'received_emails.id'
      return firstFound(db, 'received-email', search, limit, inOrder, id, receivedOf)
    },
  }
}

/** Rows with all words; `all` gives the ids of all rows in order, and `id` names their column. */
async function firstFound<Table extends keyof Tables, T extends { readonly id: string }>(
  db: Db,
  kind: SearchKind,
  search: string,
  limit: number,
  all: SelectQueryBuilder<Tables, Table, { id: string }>,
  id: `${Table}.id`,
  rowsOf: (db: Db, ids: readonly string[]) => Promise<readonly T[]>,
): Promise<Found<T>> {
  const ranges = termRanges(search)
  if (ranges.length === 0) return { rows: [], hasMore: false }
  const having = (words: RarestFirst) => rowsWith(db, kind, words, all, id)
  const list = { inOrder: all, having }
  const part = { offset: 0, limit }
  const { ids, hasMore, isPartial } = await findWords(db, [kind], ranges, list, part)
  return { rows: await inOrder(db, ids, rowsOf), hasMore: hasMore || isPartial }
}

async function inOrder<T extends { readonly id: string }>(
  db: Db,
  ids: readonly string[],
  rowsOf: (db: Db, ids: readonly string[]) => Promise<readonly T[]>,
): Promise<readonly T[]> {
  return ids.length === 0 ? [] : inOrderOf(ids, await rowsOf(db, ids))
}

const foundRequests = async (db: Db, ids: readonly string[]) =>
  (await requestsOf(db, ids)).map((row) => ({ ...row, id: row.lead.id }))

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

const visitsOf = async (db: Db, ids: readonly string[]) =>
  (await visitsIn(db).where('visits.id', 'in', ids).execute()).map(visitFrom)

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
