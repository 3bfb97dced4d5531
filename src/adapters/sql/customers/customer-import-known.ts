import { knownCustomers } from '#domain/customers/join-imported.ts'
import type { ImportedCustomer } from '#domain/customers/read-row.ts'
import { nameKey } from '#domain/customers/search-terms.ts'
import { emailKey } from '#domain/fields.ts'
import { chunks } from '#adapters/sql/chunks.ts'
import { readCustomers } from './customer-reading.ts'
import { namesakes, ownersOfEmails, ownersOfPhones } from './customer-rows.ts'
import type { Db } from '#adapters/sql/database.ts'

/**
 * Customers that some of these lines may name, and which of their names any customer has. `lock`
 * locks those customers before they are read.
 */
export async function readKnown(
  db: Db,
  lines: readonly ImportedCustomer[],
  { lock }: { readonly lock: boolean },
): Promise<ReturnType<typeof knownCustomers>> {
  const emails = lines.flatMap((line) => line.emails.map(emailKey))
  const phones = lines.flatMap((line) => line.phones)
  const named = lines.filter((line) => line.emails.length + line.phones.length === 0)
  const names = named.map(({ name }) => nameKey(name))
  const ids = new Set([
    ...(await ownersOfEmails(db, emails)),
    ...(await ownersOfPhones(db, phones)),
    ...(await namesakes(db, names)),
  ])
  const takenNames = new Set<string>()
  for (const some of chunks(lines.map(({ name }) => nameKey(name)))) {
    const query = db.selectFrom('customers').select('name_key').distinct()
    const taken = await query.where('name_key', 'in', some).execute()
    for (const row of taken) takenNames.add(row.name_key)
  }
  const known = knownCustomers([], takenNames)
  // A fixed order keeps two transactions from deadlocking.
  for (const some of chunks([...ids].toSorted())) {
    if (lock) {
      const theirs = db.selectFrom('customers').select('id').where('id', 'in', some).orderBy('id')
      await theirs.forUpdate().execute()
    }
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
