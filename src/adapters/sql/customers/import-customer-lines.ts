import type { Selectable } from 'kysely'
import { type Addition, isOfJoining, joinNext } from '#domain/customers/join-imported.ts'
import type { ImportedCustomer } from '#domain/customers/read-row.ts'
import { emailKey } from '#domain/fields.ts'
import type { Actor } from '#ports/actor.ts'
import { readKnown } from './customer-import-known.ts'
import { importedCustomer } from './customer-import-lines.ts'
import {
  customerRow,
  editedRevision,
  indexCustomer,
  saveContacts,
  searchableCustomer,
} from './customer-rows.ts'
import type { CustomerImportLineRow } from './customer-tables.ts'
import { insertSearchTerms } from '#adapters/sql/search-rows.ts'
import { readJson, stored } from '#adapters/sql/stored-json.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import { addNew } from '#adapters/sql/new-rows.ts'

type Line = Selectable<CustomerImportLineRow>

/** Revision of an imported customer: like one added by hand, it is not deleted with a request. */
const addedRevision = 2

/** A line that becomes a new customer with that id. */
interface NewLine {
  readonly line: Line
  readonly id: string
  readonly customer: ImportedCustomer
  readonly remarks: readonly string[]
}

/**
 * Imports lines in order: each adds a customer, or missing data to a known one. New customers are
 * written together, since nearly all lines of a first file are new.
 */
export async function importLines(
  transaction: StoreTransaction,
  lines: readonly Line[],
  actor: Actor,
): Promise<void> {
  const read = lines.map((line) => ({
    line,
    customer: readJson(importedCustomer, line.data ?? 'null'),
  }))
  const known = await readKnown(
    transaction.tx,
    read.map(({ customer }) => customer),
    // What a colleague enters at this moment is not missing.
    { lock: true },
  )
  const lost: Line[] = []
  let unwritten: NewLine[] = []
  const writeNew = async () => {
    lost.push(...(await addCustomers(transaction, unwritten, actor)))
    unwritten = []
  }
  for (const { line, customer } of read) {
    const newId = transaction.ids.newId()
    const joined = joinNext(customer, known, newId)
    const remarks = [...ownRemarks(line), ...joined.remarks]
    if (joined.is === 'new') {
      unwritten.push({ line, id: newId, customer, remarks })
      continue
    }
    await writeNew()
    const { id, addition } = joined
    const done =
      joined.is === 'joined'
        ? await addToCustomer(transaction, id, addition, actor)
        : { revision: null, added: null }
    await transaction.tx
      .updateTable('customer_import_rows')
      .set({
        data: null,
        outcome: joined.is,
        remarks: JSON.stringify(remarks),
        customer_id: id,
        added: done.added,
        revision_after: done.revision,
      })
      .where('import_id', '=', line.import_id)
      .where('line', '=', line.line)
      .execute()
  }
  await writeNew()
  // Another transaction added a customer with the same contact, who is known now.
  if (lost.length > 0) await importLines(transaction, lost, actor)
}

/** Remarks about the line itself; those about known customers are added at import. */
const ownRemarks = (line: Line) =>
  readJson(stored.texts, line.remarks).filter((each) => !isOfJoining(each))

/**
 * Writes new customers together; returns the lines of those left out because another transaction
 * took one of their contacts.
 */
async function addCustomers(
  transaction: StoreTransaction,
  added: readonly NewLine[],
  actor: Actor,
): Promise<readonly Line[]> {
  if (added.length === 0) return []
  const { tx, ids } = transaction
  await tx
    .insertInto('customers')
    .values(
      added.map(({ id, customer: { name, company } }) =>
        customerRow({ id, name, company, createdAt: actor.at, revision: addedRevision }),
      ),
    )
    .execute()
  const lost = await addReach(transaction, added)
  if (lost.length > 0) await tx.deleteFrom('customers').where('id', 'in', lost).execute()
  const saved = added.filter(({ id }) => !lost.includes(id))
  const addresses = saved.flatMap(({ id, customer }) =>
    customer.addresses.map((address, position) => ({ ...address, customer_id: id, position })),
  )
  if (addresses.length > 0) await addNew(tx, 'customer_addresses', addresses)
  const notes = saved
    .filter(({ customer }) => customer.note !== '')
    .map(({ id, customer: { note: text } }) => ({
      id: ids.newId(),
      customer_id: id,
      at: actor.at,
      staff: actor.by,
      text,
    }))
  if (notes.length > 0) await tx.insertInto('customer_notes').values(notes).execute()
  await insertSearchTerms(
    transaction,
    'customer',
    saved.map(({ id, customer }) => ({ id, found: searchableCustomer(customer) })),
  )
  if (saved.length > 0) {
    await tx
      .insertInto('customer_import_rows')
      .values(
        saved.map(({ line, id, remarks }) => ({
          ...line,
          data: null,
          outcome: 'new' as const,
          remarks: JSON.stringify(remarks),
          customer_id: id,
          revision_after: addedRevision,
        })),
      )
      .onConflict((conflict) =>
        conflict.columns(['import_id', 'line']).doUpdateSet((row) => ({
          data: null,
          outcome: 'new',
          remarks: row.ref('excluded.remarks'),
          customer_id: row.ref('excluded.customer_id'),
          revision_after: addedRevision,
        })),
      )
      .execute()
  }
  return added.filter(({ id }) => lost.includes(id)).map(({ line }) => line)
}

/** Adds email addresses and phones; returns the ids of customers whose contact was taken. */
async function addReach(
  { tx }: StoreTransaction,
  added: readonly NewLine[],
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
async function addToCustomer(
  transaction: StoreTransaction,
  id: string,
  { company, note, ...further }: Addition,
  actor: Actor,
): Promise<{ readonly revision: number; readonly added: string }> {
  const { tx, ids } = transaction
  await saveContacts(transaction, id, further)
  const noteId = note === '' ? null : ids.newId()
  if (noteId !== null) {
    await tx
      .insertInto('customer_notes')
      .values({ id: noteId, customer_id: id, at: actor.at, staff: actor.by, text: note })
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
