import { nameKey } from '#domain/customers/search-terms.ts'
import { emailKey } from '#domain/fields.ts'
import type { CustomerQuery, CustomerStore, ListedCustomer } from '#ports/customer-store.ts'
import { idsOf, orNone } from '#adapters/sql/chunks.ts'
import { listMerges } from './customer-merges.ts'
import { readCustomer, readCustomers } from './customer-reading.ts'
import type { Db } from '#adapters/sql/database.ts'
import { countRows, findPage } from '#adapters/sql/list-pages.ts'
import { rowsWith, termRanges } from '#adapters/sql/term-search.ts'

/** Most customers offered as possible duplicates. */
const maxAlike = 5

export const customerLists = (
  db: Db,
): Pick<CustomerStore, 'list' | 'find' | 'count' | 'alike' | 'after'> => ({
  async list(query) {
    const inOrder = customerIds(db, query)
    const ranges = termRanges(query.search)
    const { ids, ...place } = await findPage(db, ['customer'], ranges, query.page, {
      inOrder,
      having: (words) => rowsWith(db, 'customer', words, inOrder, 'customers.id'),
    })
    return { customers: await customersOf(db, ids), ...place }
  },

  async find(id) {
    const customer = await readCustomer(db, id)
    if (customer === null) return null
    const consent = await db
      .selectFrom('leads')
      .select(['consent_wording as wording', 'consent_at as at'])
      .where('customer_id', '=', id)
      .where('consent_wording', '<>', '')
      .orderBy('consent_at', 'desc')
      .limit(1)
      .executeTakeFirst()
    const bounced = await db
      .selectFrom('customer_emails')
      .select('email')
      .where('customer_id', '=', id)
      .where('bounced_at', 'is not', null)
      .execute()
    return {
      customer,
      consent: consent ?? null,
      merges: await listMerges(db, id),
      bounced: bounced.map(({ email }) => email),
    }
  },

  count: () => countRows(db.selectFrom('customers')),

  async after(id, limit) {
    const rows = await db
      .selectFrom('customers')
      .select('id')
      .where('id', '>', id)
      .orderBy('id')
      .limit(limit)
      .execute()
    return customersOf(db, idsOf(rows))
  },

  async alike({ name, emails, phones }) {
    const names = [nameKey(name)].filter(Boolean)
    const rows = await db
      .selectFrom('customers')
      .select('id')
      // With `or` PostgreSQL would compare each customer.
      .where('id', 'in', (found) =>
        found
          .selectFrom('customer_emails')
          .select('customer_id as id')
          .where('email_key', 'in', orNone(emails.map(emailKey)))
          .unionAll(
            found
              .selectFrom('customer_phones')
              .select('customer_id as id')
              .where('phone', 'in', orNone(phones)),
          )
          .unionAll(
            found.selectFrom('customers').select('id').where('name_key', 'in', orNone(names)),
          ),
      )
      .orderBy('name_key')
      .orderBy('id')
      .limit(maxAlike)
      .execute()
    return customersOf(db, idsOf(rows))
  },
})

export function customerIds(db: Db, { sort }: Pick<CustomerQuery, 'sort'>) {
  const ids = db.selectFrom('customers').select('customers.id')
  return sort === 'name'
    ? ids.orderBy('name_key').orderBy('customers.id')
    : ids.orderBy('created_at', 'desc').orderBy('customers.id', 'desc')
}

/** Customers with their requests, in the order of the ids. */
export async function customersOf(
  db: Db,
  ids: readonly string[],
): Promise<readonly ListedCustomer[]> {
  if (ids.length === 0) return []
  const customers = await readCustomers(db, ids)
  const requests = await db
    .selectFrom('leads')
    .select((row) => [
      'customer_id',
      row.fn.countAll<number>().as('requests'),
      row.fn.countAll<number>().filterWhere('is_open', '=', 1).as('openRequests'),
    ])
    .where('customer_id', 'in', ids)
    .groupBy('customer_id')
    .execute()
  const counts = new Map(requests.map(({ customer_id: id, ...count }) => [id, count]))
  return customers.map((customer) => ({
    ...customer,
    ...(counts.get(customer.id) ?? { requests: 0, openRequests: 0 }),
  }))
}
