import type { SelectQueryBuilder } from 'kysely'
import type {
  CustomerBooking,
  CustomerDetails,
  CustomerPage,
  CustomerQuery,
  ListedCustomer,
} from '#ports/customer-store.ts'
import { readCustomer } from './customer-rows.ts'
import type { SqlDatabase } from './database.ts'
import { findPage, pageLength } from './list-pages.ts'
import { requestsOf } from './request-list.ts'
import type { Tables } from './tables.ts'
import { subjectsWith, termRanges, type RarestFirst } from './term-search.ts'

type Db = SqlDatabase['db']

export async function listCustomers(db: Db, query: CustomerQuery): Promise<CustomerPage> {
  const { ids, ...place } = await findPage(db, 'customer', termRanges(query.search), query.page, {
    read: async (offset, limit) =>
      (await customerIds(db, query).offset(offset).limit(limit).execute()).map(({ id }) => id),
    all: db.selectFrom('customers').select('id'),
    async readWith(words, offset) {
      const found = await customersWith(db, query, words).offset(offset).execute()
      return { ids: found.map(({ id }) => id), total: found[0]?.total ?? 0 }
    },
  })
  return { customers: await listed(db, ids), ...place }
}

/** Ids of the list in its order. */
export function customerIds(db: Db, query: CustomerQuery) {
  return ordered(db.selectFrom('customers'), query).select('customers.id')
}

/** Ids of a page of those who have all the words, and their number. */
export function customersWith(db: Db, query: CustomerQuery, words: RarestFirst) {
  return ordered(db.selectFrom('customers'), query)
    .innerJoin(subjectsWith(db, 'customer', words).as('found'), 'found.subject_id', 'customers.id')
    .select('customers.id')
    .select((row) => row.fn.countAll<number>().over().as('total'))
    .limit(pageLength)
}

export async function customerDetails(db: Db, id: string): Promise<CustomerDetails | null> {
  const customer = await readCustomer(db, id)
  if (customer === null) return null
  const ids = await db
    .selectFrom('leads')
    .select('id')
    .where('customer_id', '=', id)
    .orderBy('created_at', 'desc')
    .limit(pageLength)
    .execute()
  const requests = await requestsOf(
    db,
    ids.map((row) => row.id),
  )
  return { customer, requests, bookings: await bookingsOf(db, id) }
}

async function bookingsOf(db: Db, customerId: string): Promise<readonly CustomerBooking[]> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('customer_emails', 'customer_emails.email_key', 'bookings.email_key')
    .innerJoin('events', 'events.id', 'bookings.event_id')
    .select(['bookings.id', 'bookings.event_id', 'booked_at', 'status', 'willingness', 'seats'])
    .select(['events.name', 'events.starts_at'])
    .where('customer_emails.customer_id', '=', customerId)
    .orderBy('events.starts_at', 'desc')
    .limit(pageLength)
    .execute()
  return rows.map(({ id, status, willingness, seats, ...row }) => ({
    id,
    status,
    willingness,
    seats,
    eventId: row.event_id,
    bookedAt: row.booked_at,
    eventName: row.name,
    eventStart: row.starts_at,
  }))
}

/** Customers of those ids, in that order. */
async function listed(db: Db, ids: readonly string[]): Promise<readonly ListedCustomer[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('customers').selectAll().where('id', 'in', ids).execute()
  const emails = await db
    .selectFrom('customer_emails')
    .selectAll()
    .where('customer_id', 'in', ids)
    .orderBy('email_key')
    .execute()
  const phones = await db
    .selectFrom('customer_phones')
    .selectAll()
    .where('customer_id', 'in', ids)
    .orderBy('phone')
    .execute()
  const addresses = await db
    .selectFrom('customer_addresses')
    .selectAll()
    .where('customer_id', 'in', ids)
    .orderBy('street1')
    .execute()
  const requests = await db
    .selectFrom('leads')
    .select((row) => ['customer_id', 'is_open', row.fn.countAll<number>().as('count')])
    .where('customer_id', 'in', ids)
    .groupBy(['customer_id', 'is_open'])
    .execute()
  const countOf = (id: string, isOpen: readonly number[]) =>
    requests
      .filter((row) => row.customer_id === id && isOpen.includes(row.is_open))
      .reduce((sum, { count }) => sum + count, 0)
  return ids.flatMap((id) => {
    const row = rows.find((each) => each.id === id)
    if (row === undefined) return []
    const isTheirs = (each: { readonly customer_id: string }) => each.customer_id === id
    return [
      {
        id,
        name: row.name,
        company: row.company,
        createdAt: row.created_at,
        revision: row.revision,
        emails: emails.filter(isTheirs).map(({ email }) => email),
        phones: phones.filter(isTheirs).map(({ phone }) => phone),
        addresses: addresses
          .filter(isTheirs)
          .map(({ street1, city, state, zip }) => ({ street1, city, state, zip })),
        requests: countOf(id, [0, 1]),
        openRequests: countOf(id, [1]),
      },
    ]
  })
}

function ordered<Row>(
  customers: SelectQueryBuilder<Tables, 'customers', Row>,
  { sort }: CustomerQuery,
): SelectQueryBuilder<Tables, 'customers', Row> {
  return sort === 'name'
    ? customers.orderBy('name_key').orderBy('customers.id')
    : customers.orderBy('created_at', 'desc').orderBy('customers.id', 'desc')
}
