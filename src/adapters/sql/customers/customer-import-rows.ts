import type { Addition } from '#domain/customers/join-imported.ts'
import type { ImportedCustomer } from '#domain/customers/read-row.ts'
import { emailKey } from '#domain/fields.ts'
import type { Instant } from '#domain/time.ts'
import {
  customerRow,
  editedRevision,
  indexCustomer,
  saveContacts,
  searchableCustomer,
} from './customer-rows.ts'
import { insertSearchTerms } from '#adapters/sql/search-rows.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

/** Revision of an imported customer: like one added by hand, it is not deleted with a request. */
export const addedRevision = 2

interface Added {
  readonly id: string
  readonly customer: ImportedCustomer
}

/**
 * Writes customers together; returns the ids of those left out because another transaction took one
 * of their contacts.
 */
export async function addCustomers(
  transaction: StoreTransaction,
  added: readonly Added[],
  staff: string | null,
  now: Instant,
): Promise<readonly string[]> {
  const { tx, ids } = transaction
  await tx
    .insertInto('customers')
    .values(
      added.map(({ id, customer: { name, company } }) =>
        customerRow({ id, name, company, createdAt: now, revision: addedRevision }),
      ),
    )
    .execute()
  const lost = await addReach(transaction, added)
  if (lost.length > 0) await tx.deleteFrom('customers').where('id', 'in', lost).execute()
  const saved = added.filter(({ id }) => !lost.includes(id))
  const addresses = saved.flatMap(({ id, customer }) =>
    customer.addresses.map((address, position) => ({ ...address, customer_id: id, position })),
  )
  if (addresses.length > 0) {
    await tx
      .insertInto('customer_addresses')
      .values(addresses)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  const notes = saved
    .filter(({ customer }) => customer.note !== '')
    .map(({ id, customer: { note: text } }) => ({
      id: ids.newId(),
      customer_id: id,
      at: now,
      staff,
      text,
    }))
  if (notes.length > 0) await tx.insertInto('customer_notes').values(notes).execute()
  await insertSearchTerms(
    transaction,
    'customer',
    saved.map(({ id, customer }) => ({ id, found: searchableCustomer(customer) })),
  )
  return lost
}

/** Adds email addresses and phones; returns the ids of customers whose contact was taken. */
async function addReach(
  { tx }: StoreTransaction,
  added: readonly Added[],
): Promise<readonly string[]> {
  const emails = added.flatMap(({ id, customer }) =>
    customer.emails.map((email, position) => ({
      email_key: emailKey(email),
      email,
      customer_id: id,
      position,
    })),
  )
  const phones = added.flatMap(({ id, customer }) =>
    customer.phones.map((phone, position) => ({ phone, customer_id: id, position })),
  )
  const written = new Set<string>()
  if (emails.length > 0) {
    const rows = await tx
      .insertInto('customer_emails')
      .values(emails)
      .onConflict((conflict) => conflict.doNothing())
      .returning('email_key')
      .execute()
    for (const row of rows) written.add(row.email_key)
  }
  if (phones.length > 0) {
    const rows = await tx
      .insertInto('customer_phones')
      .values(phones)
      .onConflict((conflict) => conflict.doNothing())
      .returning('phone')
      .execute()
    for (const row of rows) written.add(row.phone)
  }
  const lost = [
    ...emails.filter((row) => !written.has(row.email_key)),
    ...phones.filter((row) => !written.has(row.phone)),
  ]
  return [...new Set(lost.map((row) => row.customer_id))]
}

/** Adds missing data to a known customer; returns their new `editedRevision` and the traces. */
export async function addToCustomer(
  transaction: StoreTransaction,
  id: string,
  { company, note, ...further }: Addition,
  staff: string | null,
  now: Instant,
): Promise<{ readonly revision: number; readonly added: string }> {
  const { tx, ids } = transaction
  await saveContacts(transaction, id, further)
  const noteId = note === '' ? null : ids.newId()
  if (noteId !== null) {
    await tx
      .insertInto('customer_notes')
      .values({ id: noteId, customer_id: id, at: now, staff, text: note })
      .execute()
  }
  const { revision } = await tx
    .updateTable('customers')
    .set((row) => ({
      revision: row('revision', '+', 1),
      ...(company === '' ? {} : { company }),
    }))
    .where('id', '=', id)
    .returning(editedRevision.as('revision'))
    .executeTakeFirstOrThrow()
  await indexCustomer(transaction, id)
  const traces = { ...further, company, noteId }
  return { revision, added: JSON.stringify(traces) }
}
