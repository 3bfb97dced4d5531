import { knownCustomers } from '#domain/customers/join-imported.ts'
import type { ImportedCustomer } from '#domain/customers/read-row.ts'
import { nameKey } from '#domain/customers/search-terms.ts'
import { emailKey } from '#domain/fields.ts'
import { chunks } from '#adapters/sql/chunks.ts'
import { readCustomers } from './customer-reading.ts'
import type { Db } from '#adapters/sql/database.ts'

/** Customers that some of these lines may name. */
export async function readKnown(
  db: Db,
  lines: readonly ImportedCustomer[],
): Promise<ReturnType<typeof knownCustomers>> {
  const ids = new Set<string>()
  const addIds = (rows: readonly { readonly id: string }[]) => {
    for (const { id } of rows) ids.add(id)
  }
  for (const some of chunks(lines.flatMap(({ emails }) => emails.map(emailKey)))) {
    const found = db.selectFrom('customer_emails').select('customer_id as id')
    addIds(await found.where('email_key', 'in', some).execute())
  }
  for (const some of chunks(lines.flatMap(({ phones }) => phones))) {
    const found = db.selectFrom('customer_phones').select('customer_id as id')
    addIds(await found.where('phone', 'in', some).execute())
  }
  const named = lines.filter(({ emails, phones }) => emails.length + phones.length === 0)
  for (const some of chunks(named.map(({ name }) => nameKey(name)))) {
    const found = db.selectFrom('customers').select('id')
    addIds(await found.where('name_key', 'in', some).execute())
  }
  const known = knownCustomers([])
  for (const some of chunks([...ids])) {
    const notes = await db
      .selectFrom('customer_notes')
      .select(['customer_id', 'text'])
      .where('customer_id', 'in', some)
      .execute()
    const notesOf = Map.groupBy(notes, (row) => row.customer_id)
    for (const customer of await readCustomers(db, some)) {
      known.add({
        ...customer,
        notes: (notesOf.get(customer.id) ?? []).map(({ text }) => text),
      })
    }
  }
  return known
}
