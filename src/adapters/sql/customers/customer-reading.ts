import { addressPurposes, type Customer } from '#domain/customers/customer.ts'
import { emailKey } from '#domain/fields.ts'
import { inOrderOf } from '#adapters/sql/chunks.ts'
import type { Db } from '#adapters/sql/database.ts'

/** A customer with all contacts; null if unknown. */
export async function readCustomer(db: Db, id: string): Promise<Customer | null> {
  const [customer] = await readCustomers(db, [id])
  return customer ?? null
}

/** Customers in the order of the ids. */
export async function readCustomers(db: Db, ids: readonly string[]): Promise<readonly Customer[]> {
  if (ids.length === 0) return []
  const rows = await db.selectFrom('customers').selectAll().where('id', 'in', ids).execute()
  const emails = await db
    .selectFrom('customer_emails')
    .select(['customer_id', 'email'])
    .where('customer_id', 'in', ids)
    .orderBy('position')
    .orderBy('email_key')
    .execute()
  const phones = await db
    .selectFrom('customer_phones')
    .select(['customer_id', 'phone'])
    .where('customer_id', 'in', ids)
    .orderBy('position')
    .orderBy('phone')
    .execute()
  const addresses = await db
    .selectFrom('customer_addresses')
    .select(['customer_id', 'street1', 'city', 'state', 'zip', 'purpose'])
    .where('customer_id', 'in', ids)
    .orderBy('position')
    .orderBy('street1')
    .execute()
  const emailsOf = Map.groupBy(emails, (row) => row.customer_id)
  const phonesOf = Map.groupBy(phones, (row) => row.customer_id)
  const addressesOf = Map.groupBy(addresses, (row) => row.customer_id)
  return inOrderOf(ids, rows).map(({ id, ...row }) => {
    const theirs = (emailsOf.get(id) ?? []).map(({ email }) => email)
    return {
      id,
      name: row.name,
      company: row.company,
      createdAt: row.created_at,
      revision: row.revision,
      emails: theirs,
      phones: (phonesOf.get(id) ?? []).map(({ phone }) => phone),
      addresses: (addressesOf.get(id) ?? []).map(({ street1, city, state, zip, purpose }) => ({
        street1,
        city,
        state,
        zip,
        purpose: addressPurposes.find((each) => each === purpose) ?? 'both',
      })),
      // An address that was removed no longer receives replies.
      replyEmail: theirs.find((email) => emailKey(email) === row.reply_email_key) ?? '',
    }
  })
}
