import type { Selectable } from 'kysely'
import { isAboutOthers, joinImported, withAddition } from '#domain/customers/join-imported.ts'
import type { ImportedCustomer } from '#domain/customers/read-row.ts'
import type { Instant } from '#domain/time.ts'
import { readKnown } from './customer-import-known.ts'
import { importedCustomer } from './customer-import-lines.ts'
import { addCustomers, addedRevision, addToCustomer } from './customer-import-rows.ts'
import type { CustomerImportLineRow } from './customer-tables.ts'
import { readJson, stored } from '#adapters/sql/stored-json.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

type Line = Selectable<CustomerImportLineRow>

/** A line that becomes a new customer with that id. */
interface NewLine {
  readonly line: Line
  readonly id: string
  readonly customer: ImportedCustomer
}

/**
 * Imports lines in order: each adds a customer, or missing data to a known one. New customers are
 * written together, since nearly all lines of a first file are new.
 */
export async function importLines(
  transaction: StoreTransaction,
  lines: readonly Line[],
  staff: string | null,
  now: Instant,
): Promise<void> {
  const read = lines.map((line) => ({
    line,
    customer: readJson(importedCustomer, line.data ?? 'null'),
  }))
  const known = await readKnown(
    transaction.tx,
    read.map(({ customer }) => customer),
  )
  const lost: Line[] = []
  let unwritten: NewLine[] = []
  const writeNew = async () => {
    lost.push(...(await addNew(transaction, unwritten, staff, now)))
    unwritten = []
  }
  for (const { line, customer } of read) {
    const joined = joinImported(customer, known)
    if (joined.is === 'new') {
      const id = transaction.ids.newId()
      unwritten.push({ line, id, customer })
      known.add({ ...customer, id, notes: customer.note === '' ? [] : [customer.note] })
      continue
    }
    await writeNew()
    const { id, addition } = joined
    const theirs = known.find(id)
    if (theirs !== undefined) known.add(withAddition(theirs, addition))
    const done =
      joined.is === 'joined'
        ? await addToCustomer(transaction, id, addition, staff, now)
        : { revision: null, added: null }
    await transaction.tx
      .updateTable('customer_import_rows')
      .set({
        data: null,
        outcome: joined.is,
        remarks: JSON.stringify([...ownRemarks(line), ...joined.remarks]),
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
  if (lost.length > 0) await importLines(transaction, lost, staff, now)
}

/** Remarks about the line itself; those about known customers are added at import. */
const ownRemarks = (line: Line) =>
  readJson(stored.texts, line.remarks).filter((each) => !isAboutOthers(each))

/** Writes new customers; returns the lines whose contacts another customer took meanwhile. */
async function addNew(
  transaction: StoreTransaction,
  added: readonly NewLine[],
  staff: string | null,
  now: Instant,
): Promise<readonly Line[]> {
  const [first] = added
  if (first === undefined) return []
  const lost = await addCustomers(transaction, added, staff, now)
  const saved = added.filter(({ id }) => !lost.includes(id))
  for (const { line } of saved.filter((each) => ownRemarks(each.line).length > 0)) {
    await transaction.tx
      .updateTable('customer_import_rows')
      .set({ remarks: JSON.stringify(ownRemarks(line)) })
      .where('import_id', '=', line.import_id)
      .where('line', '=', line.line)
      .execute()
  }
  const [head, ...others] = saved
  if (head !== undefined) {
    await transaction.tx
      .updateTable('customer_import_rows')
      .set((row) => ({
        data: null,
        outcome: 'new',
        revision_after: addedRevision,
        customer_id: others
          .reduce(
            (found, { line, id }) => found.when('line', '=', line.line).then(id),
            row.case().when('line', '=', head.line.line).then(head.id),
          )
          .end(),
      }))
      .where('import_id', '=', first.line.import_id)
      .where(
        'line',
        'in',
        saved.map(({ line }) => line.line),
      )
      .execute()
  }
  return added.filter(({ id }) => lost.includes(id)).map(({ line }) => line)
}
