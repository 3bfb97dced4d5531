import { isDeepStrictEqual } from 'node:util'
import type { ExpressionBuilder } from 'kysely'
import { isSameAddress, type CustomerContacts } from '#domain/customers/customer.ts'
import { emailKey } from '#domain/fields.ts'
import type { ImportTraces } from '#ports/customer-import-store.ts'
import { chunks, orNone } from '#adapters/sql/chunks.ts'
import { lineTraces } from './customer-import-lines.ts'
import { deleteAddress, editedRevision, hasBelongings, indexCustomer } from './customer-rows.ts'
import type { Db } from '#adapters/sql/database.ts'
import { deleteSearchTerms } from '#adapters/sql/search-rows.ts'
import { readJson } from '#adapters/sql/stored-json.ts'
import type { Tables } from '#adapters/sql/tables.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

/** Customers of an import, by how they can be undone. */
type Undoable = Readonly<Record<keyof ImportTraces, readonly string[]>>

export const importTraces = async (db: Db, importId: string): Promise<ImportTraces> =>
  tracesOf(await undoableCustomers(db, importId))

const tracesOf = ({ removable, restorable, touched }: Undoable): ImportTraces => ({
  removable: removable.length,
  restorable: restorable.length,
  touched: touched.length,
})

async function undoableCustomers(db: Db, importId: string): Promise<Undoable> {
  const rows = await db
    .selectFrom('customer_import_rows')
    .leftJoin('customers', 'customers.id', 'customer_import_rows.customer_id')
    .innerJoin('customer_imports', 'customer_imports.id', 'customer_import_rows.import_id')
    .select(['customer_import_rows.customer_id as id', editedRevision.as('revision')])
    .select((row) => [
      row.fn.max('revision_after').as('left_at'),
      row.fn.min('outcome').as('first'),
      row.fn.max('outcome').as('last'),
    ])
    .where('import_id', '=', importId)
    .where('outcome', 'in', ['new', 'joined'])
    .where('customer_import_rows.customer_id', 'is not', null)
    .groupBy(['customer_import_rows.customer_id', editedRevision])
    .execute()
  const busy = new Set(await busyCustomers(db, importId))
  const groups: Record<keyof Undoable, string[]> = { removable: [], restorable: [], touched: [] }
  for (const { id, revision, left_at: leftAt, first, last } of rows) {
    if (id === null || revision === null) continue
    const isMade = first === 'new' || last === 'new'
    if (revision !== leftAt || busy.has(id)) groups.touched.push(id)
    else groups[isMade ? 'removable' : 'restorable'].push(id)
  }
  return groups
}

/** Imported customers with records of their own by now, or who have written since. */
async function busyCustomers(db: Db, importId: string): Promise<readonly string[]> {
  const rows = db
    .selectFrom('customer_import_rows')
    .select('customer_id')
    .where('import_id', '=', importId)
  const made = await db
    .selectFrom('customers')
    .select('id')
    .where('id', 'in', rows.where('outcome', '=', 'new'))
    .where((row) => row.or([hasBelongings(row), hasWritten(row)]))
    .execute()
  const asked = await db
    .selectFrom('leads')
    .select('customer_id as id')
    .where('customer_id', 'in', rows)
    .where('created_at', '>=', (row) =>
      row.selectFrom('customer_imports').select('at').where('id', '=', importId),
    )
    .execute()
  return [...made, ...asked].flatMap(({ id }) => id ?? [])
}

const hasWritten = (row: ExpressionBuilder<Tables, 'customers'>) =>
  row.exists(
    row
      .selectFrom('received_emails')
      .select('received_emails.id')
      .whereRef('received_emails.customer_id', '=', 'customers.id'),
  )

/** Removes imported customers, and data added to others, where possible. */
export async function undoImport(
  transaction: StoreTransaction,
  importId: string,
): Promise<ImportTraces> {
  const { tx } = transaction
  // Locked before the check, so that a quote or request added at this moment is seen.
  const theirs = tx
    .selectFrom('customers')
    .select('id')
    .where('id', 'in', (row) =>
      row
        .selectFrom('customer_import_rows')
        .select('customer_id')
        .where('import_id', '=', importId),
    )
    .orderBy('id')
  await theirs.forUpdate().execute()
  const undoable = await undoableCustomers(tx, importId)
  for (const some of chunks(undoable.removable)) {
    await tx.deleteFrom('customers').where('id', 'in', some).execute()
    await deleteSearchTerms(transaction, some)
  }
  for (const some of chunks(undoable.restorable)) {
    const lines = await tx
      .selectFrom('customer_import_rows')
      .select(['customer_id', 'added'])
      .where('import_id', '=', importId)
      .where('customer_id', 'in', some)
      .where('added', 'is not', null)
      .execute()
    for (const { customer_id: id, added } of lines) {
      if (id !== null && added !== null) await deleteTraces(transaction, id, added)
    }
    for (const id of some) await indexCustomer(transaction, id)
    // A late save over this revision names the import, which is undone now.
    await tx
      .updateTable('customer_import_rows')
      .set((row) => ({
        revision_after: row
          .selectFrom('customers')
          .select(editedRevision.as('revision'))
          .whereRef('customers.id', '=', 'customer_import_rows.customer_id'),
      }))
      .where('import_id', '=', importId)
      .where('customer_id', 'in', some)
      .execute()
  }
  return tracesOf(undoable)
}

/** Exempts contacts from the undo of the import that added them, since the person has them too. */
export async function exemptFromUndo(
  { tx }: StoreTransaction,
  id: string,
  own: CustomerContacts,
): Promise<void> {
  const lines = await tx
    .selectFrom('customer_import_rows')
    .select(['import_id', 'line', 'added'])
    .where('customer_id', '=', id)
    .where('added', 'is not', null)
    .execute()
  const emails = own.emails.map(emailKey)
  for (const { import_id: importId, line, added } of lines) {
    const traces = readJson(lineTraces, added ?? '')
    const rest = {
      ...traces,
      emails: traces.emails.filter((email) => !emails.includes(emailKey(email))),
      phones: traces.phones.filter((phone) => !own.phones.includes(phone)),
      addresses: traces.addresses.filter(
        (address) => !own.addresses.some((each) => isSameAddress(each, address)),
      ),
    }
    if (isDeepStrictEqual(rest, traces)) continue
    await tx
      .updateTable('customer_import_rows')
      .set({ added: JSON.stringify(rest) })
      .where('import_id', '=', importId)
      .where('line', '=', line)
      .execute()
  }
}

async function deleteTraces(
  transaction: StoreTransaction,
  id: string,
  added: string,
): Promise<void> {
  const { tx } = transaction
  const traces = readJson(lineTraces, added)
  await tx
    .deleteFrom('customer_emails')
    .where('customer_id', '=', id)
    .where('email_key', 'in', orNone(traces.emails.map(emailKey)))
    .execute()
  await tx
    .deleteFrom('customer_phones')
    .where('customer_id', '=', id)
    .where('phone', 'in', orNone(traces.phones))
    .execute()
  for (const address of traces.addresses) await deleteAddress(transaction, id, address)
  if (traces.noteId !== null) {
    await tx.deleteFrom('customer_notes').where('id', '=', traces.noteId).execute()
  }
  await tx
    .updateTable('customers')
    .set((row) => ({
      revision: row('revision', '+', 1),
      ...(traces.company === '' ? {} : { company: '' }),
    }))
    .where('id', '=', id)
    .execute()
}
