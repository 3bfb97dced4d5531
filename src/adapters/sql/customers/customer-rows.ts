import { type ExpressionBuilder, sql } from 'kysely'
import {
  type Customer,
  type CustomerAddress,
  type CustomerContacts,
  isSameAddress,
} from '#domain/customers/customer.ts'
import { nameKey, type Searchable } from '#domain/customers/search-terms.ts'
import { emailKey } from '#domain/fields.ts'
import { chunks, idsOf, orNone } from '#adapters/sql/chunks.ts'
import { readCustomer } from './customer-reading.ts'
import type { Db } from '#adapters/sql/database.ts'
import { deleteSearchTerms, writeSearchTerms } from '#adapters/sql/search-rows.ts'
import type { Tables } from '#adapters/sql/tables.ts'
import { lockOrder, lockRows, type StoreTransaction } from '#adapters/sql/transaction.ts'
import { addNew } from '#adapters/sql/new-rows.ts'

/** A customer's revision without those that no colleague made. */
export const editedRevision = sql<number>`customers.revision - customers.unedited_revisions`

/**
 * Keeps open forms from being saved over a change that is no colleague's edit; returns the
 * `editedRevision`.
 */
export async function raiseUnedited({ tx }: StoreTransaction, id: string): Promise<number> {
  const { edited } = await tx
    .updateTable('customers')
    .set((row) => ({
      revision: row('revision', '+', 1),
      unedited_revisions: row('unedited_revisions', '+', 1),
    }))
    .where('id', '=', id)
    .returning(editedRevision.as('edited'))
    .executeTakeFirstOrThrow()
  return edited
}

export async function raiseRevision({ tx }: StoreTransaction, id: string): Promise<void> {
  await tx
    .updateTable('customers')
    .set((column) => ({ revision: column('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Locks a customer and returns their revision; null if unknown. */
export async function lockCustomer(
  transaction: StoreTransaction,
  id: string,
): Promise<number | null> {
  const query = transaction.tx.selectFrom('customers').select('revision').where('id', '=', id)
  return (await query.forUpdate().executeTakeFirst())?.revision ?? null
}

/** Locks what belongs to customers or requests, and comes before both in the order of locks. */
export async function lockRecords(
  { tx }: StoreTransaction,
  column: 'customer_id' | 'lead_id',
  ids: readonly string[],
): Promise<void> {
  for (const table of ['received_emails', 'written_quotes', 'visits'] as const) {
    const theirs = tx.selectFrom(table).select('id').where(column, 'in', orNone(ids))
    await theirs.orderBy(lockOrder(table)).forUpdate().execute()
  }
}

/** Locks customers after everything that belongs to them. */
export async function lockWithRecords(
  transaction: StoreTransaction,
  ids: readonly string[],
): Promise<void> {
  await lockRecords(transaction, 'customer_id', ids)
  const requests = transaction.tx.selectFrom('leads').select('id').where('customer_id', 'in', ids)
  await requests.orderBy('id').forUpdate().execute()
  await lockRows(transaction, 'customers', ids)
}

/** Rewrites the search terms of a customer. */
export async function indexCustomer(transaction: StoreTransaction, id: string): Promise<void> {
  // The lock makes concurrent additions wait and see these terms.
  await lockCustomer(transaction, id)
  const customer = await readCustomer(transaction.tx, id)
  if (customer === null) return
  await writeSearchTerms(transaction, 'customer', id, searchableCustomer(customer))
}

export const searchableCustomer = ({
  name,
  company,
  addresses,
  ...reach
}: CustomerContacts & Pick<Customer, 'name' | 'company'>): Searchable => ({
  names: [name, company],
  emails: reach.emails,
  phones: reach.phones,
  places: addresses.flatMap(({ street1, city }) => [street1, city]),
})

/**
 * Deletes customers without a request, booking, visit, quote or payment whom nobody edited; returns
 * their number.
 */
export async function deleteIdleCustomers(
  transaction: StoreTransaction,
  ids: readonly string[],
): Promise<number> {
  const { tx } = transaction
  let deleted = 0
  const all = [...new Set(ids)].toSorted()
  for (const some of chunks(all)) {
    // Locked before the check, so that a visit or request added at this moment is seen.
    const theirs = tx.selectFrom('customers').select('id').where('id', 'in', some).orderBy('id')
    await theirs.forUpdate().execute()
    const gone = await tx
      .deleteFrom('customers')
      .where('id', 'in', some)
      .where(editedRevision, '=', 1)
      .where((row) => row.not(hasBelongings(row)))
      .returning('id')
      .execute()
    await deleteSearchTerms(transaction, idsOf(gone))
    deleted += gone.length
  }
  return deleted
}

/** True for a customer with a request, booking, visit, quote or payment. */
export function hasBelongings(row: ExpressionBuilder<Tables, 'customers'>) {
  const hasAny = (table: 'leads' | 'visits' | 'written_quotes' | 'payments') =>
    row.exists(
      row.selectFrom(table).select('customer_id').whereRef('customer_id', '=', 'customers.id'),
    )
  const hasBooked = row.exists(
    row
      .selectFrom('bookings')
      .innerJoin('customer_emails', 'customer_emails.email_key', 'bookings.email_key')
      .select('bookings.id')
      .whereRef('customer_emails.customer_id', '=', 'customers.id'),
  )
  return row.or([
    hasAny('leads'),
    hasBooked,
    hasAny('visits'),
    hasAny('written_quotes'),
    hasAny('payments'),
  ])
}

/** Row of a customer whose replies go to the address of each request. */
export function customerRow({
  id,
  name,
  company,
  createdAt,
  revision,
}: Pick<Customer, 'id' | 'name' | 'company' | 'createdAt' | 'revision'>) {
  return {
    id,
    name,
    company,
    name_key: nameKey(name),
    created_at: createdAt,
    reply_email_key: '',
    revision,
  }
}

/** Appends contacts that belong to nobody yet; returns whether there were any. */
export async function saveContacts(
  transaction: StoreTransaction,
  customerId: string,
  { emails = [], phones = [], addresses = [] }: Partial<CustomerContacts>,
): Promise<boolean> {
  const { tx } = transaction
  const own = { customer_id: customerId }
  let isAny = false
  for (const email of emails) {
    const position = nextPosition('customer_emails', customerId)
    const row = { ...own, email_key: emailKey(email), email, position }
    if (await addNew(tx, 'customer_emails', row)) isAny = true
  }
  for (const phone of phones) {
    const row = { ...own, phone, position: nextPosition('customer_phones', customerId) }
    if (await addNew(tx, 'customer_phones', row)) isAny = true
  }
  for (const address of addresses) {
    if (await saveAddress(transaction, customerId, address)) isAny = true
  }
  return isAny
}

const nextPosition = (table: 'customer_emails' | 'customer_phones', customerId: string) =>
  sql<number>`(select coalesce(max(position) + 1, 0) from ${sql.table(table)} where customer_id = ${customerId})`

/** Deletes the address at that street and ZIP code from a customer. */
export async function deleteAddress(
  { tx }: StoreTransaction,
  customerId: string,
  { street1, zip }: Pick<CustomerAddress, 'street1' | 'zip'>,
): Promise<void> {
  await tx
    .deleteFrom('customer_addresses')
    .where('customer_id', '=', customerId)
    .where('street1', '=', street1)
    .where('zip', '=', zip)
    .execute()
}

/** Adds an address, or another purpose to a known one. */
async function saveAddress(
  { tx }: StoreTransaction,
  customerId: string,
  { street1, city, state, zip, purpose }: CustomerAddress,
): Promise<boolean> {
  const known = await tx
    .selectFrom('customer_addresses')
    .selectAll()
    .where('customer_id', '=', customerId)
    .execute()
  const same = known.find((row) => isSameAddress(row, { street1, zip }))
  if (same === undefined) {
    const position = Math.max(-1, ...known.map((row) => row.position)) + 1
    const row = { customer_id: customerId, street1, city, state, zip, purpose, position }
    await addNew(tx, 'customer_addresses', row)
    return true
  }
  if (same.purpose === 'both' || same.purpose === purpose) return false
  await tx
    .updateTable('customer_addresses')
    .set({ purpose: 'both' })
    .where('customer_id', '=', customerId)
    .where('street1', '=', same.street1)
    .where('city', '=', same.city)
    .where('zip', '=', same.zip)
    .execute()
  return true
}

/** The customer with an address, given in lower case; null if there is none. */
export async function ownerOfEmail({ tx }: StoreTransaction, key: string): Promise<string | null> {
  const [owner] = key === '' ? [] : await ownersOfEmails(tx, [key])
  return owner ?? null
}

/** Customers with those addresses, given in lower case. */
export const ownersOfEmails = (db: Db, keys: readonly string[]): Promise<readonly string[]> =>
  idsInChunks(keys, (some) =>
    db.selectFrom('customer_emails').select('customer_id as id').where('email_key', 'in', some),
  )

export const ownersOfPhones = (db: Db, phones: readonly string[]): Promise<readonly string[]> =>
  idsInChunks(phones, (some) =>
    db.selectFrom('customer_phones').select('customer_id as id').where('phone', 'in', some),
  )

/** Customers with those names, given as `nameKey`. */
export const namesakes = (db: Db, keys: readonly string[]): Promise<readonly string[]> =>
  idsInChunks(keys, (some) => db.selectFrom('customers').select('id').where('name_key', 'in', some))

async function idsInChunks(
  keys: readonly string[],
  having: (some: readonly string[]) => {
    execute(): Promise<readonly { readonly id: string }[]>
  },
): Promise<readonly string[]> {
  const ids: string[] = []
  for (const some of chunks(keys)) ids.push(...idsOf(await having(some).execute()))
  return ids
}
