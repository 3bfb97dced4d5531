import type {
  CustomerBooking,
  CustomerDetails,
  CustomerPage,
  CustomerQuery,
  ListedCustomer,
} from '#ports/customer-store.ts'
import { readCustomer } from './customer-rows.ts'
import type { SqlDatabase } from './database.ts'
import { hasTerms, pageLength, requestsOf } from './request-list.ts'

type Db = SqlDatabase['db']

export async function listCustomers(db: Db, query: CustomerQuery): Promise<CustomerPage> {
  const page = Math.max(1, query.page)
  const { total } = await filtered(db, query)
    .select((row) => row.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const ids = await customerIds(db, { ...query, page }).execute()
  const customers = await listed(
    db,
    ids.map(({ id }) => id),
  )
  return { customers, total, page, pageLength }
}

/** Ids of a page in their order. */
export function customerIds(db: Db, query: CustomerQuery) {
  const found = filtered(db, query).select('customers.id')
  return (
    query.sort === 'name'
      ? found.orderBy('name_key').orderBy('customers.id')
      : found.orderBy('created_at', 'desc').orderBy('customers.id', 'desc')
  )
    .limit(pageLength)
    .offset((query.page - 1) * pageLength)
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

function filtered(db: Db, { search }: CustomerQuery) {
  return db
    .selectFrom('customers')
    .$if(search !== '', (customers) =>
      customers.where((column) => hasTerms(column, 'customers.id', 'customer', search)),
    )
}
