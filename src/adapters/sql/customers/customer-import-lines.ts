import * as z from 'zod/mini'
import { addressParts } from '#domain/addresses/address-schema.ts'
import { addressPurposes } from '#domain/customers/customer.ts'
import { joinImported, withAddition } from '#domain/customers/join-imported.ts'
import type { ImportedCustomer } from '#domain/customers/read-row.ts'
import { emailKey, formatPhone } from '#domain/fields.ts'
import type { NewImportRow } from '#ports/customer-import-store.ts'
import { readKnown } from './customer-import-known.ts'
import { locked, type Db } from '#adapters/sql/database.ts'
import { idsOf } from '#adapters/sql/chunks.ts'
import { readJson } from '#adapters/sql/stored-json.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'

const address = z.extend(addressParts, { purpose: z.enum(addressPurposes) })
const contacts = {
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  addresses: z.array(address),
}
export const importedCustomer = z.object({
  name: z.string(),
  company: z.string(),
  note: z.string(),
  ...contacts,
})

/** The whole file of a draft. */
export const cellsOf = z.array(z.array(z.string()))

/** Data that a line added to a known customer, for undo. */
export const lineTraces = z.object({
  ...contacts,
  company: z.string(),
  noteId: z.nullable(z.string()),
})

/** The lines of a file as rows with their expected outcome. */
export async function foreseenLines(db: Db, importId: string, lines: readonly NewImportRow[]) {
  const known = await readKnown(
    db,
    lines.flatMap(({ customer }) => customer ?? []),
  )
  return lines.map(({ line, name, remarks, customer }) => {
    const row = { import_id: importId, line, name, contact: contactOf(customer) }
    if (customer === null) {
      return { ...row, data: null, outcome: 'refused', remarks: JSON.stringify(remarks) } as const
    }
    const joined = joinImported(customer, known)
    const id = `line ${line}`
    const theirs = joined.is === 'new' ? undefined : known.find(joined.id)
    if (joined.is === 'new') {
      known.add({ ...customer, id, notes: customer.note === '' ? [] : [customer.note] })
    } else if (theirs !== undefined) known.add(withAddition(theirs, joined.addition))
    const all = joined.is === 'new' ? remarks : [...remarks, ...joined.remarks]
    return {
      ...row,
      data: JSON.stringify(customer),
      outcome: joined.is,
      remarks: JSON.stringify(all),
    }
  })
}

function contactOf(customer: ImportedCustomer | null): string {
  const [email] = customer?.emails ?? []
  return email ?? formatPhone(customer?.phones[0] ?? '')
}

/** Deletes the lines of a person that wait to be imported, and drafts whose file names them. */
export async function eraseFromImports(
  transaction: StoreTransaction,
  emailKeys: readonly string[],
  phones: readonly string[],
): Promise<void> {
  const { tx } = transaction
  const isEmail = (text: string) => emailKeys.includes(emailKey(text))
  const query = tx
    .selectFrom('customer_imports')
    .select(['id', 'cells'])
    .where('state', 'in', ['draft', 'running'])
    .orderBy('id')
  const unfinished = await locked(query, transaction).execute()
  const drafts = unfinished.filter(({ cells }) =>
    readJson(cellsOf, cells ?? '[]')
      .flat()
      .some(
        (cell) =>
          cell.split(/[\s,;<>]+/).some(isEmail) ||
          phones.includes(cell.replaceAll(/\D/g, '').slice(-10)),
      ),
  )
  for (const id of idsOf(drafts)) {
    await tx.deleteFrom('customer_imports').where('id', '=', id).execute()
  }
  const lines = await tx
    .selectFrom('customer_import_rows')
    .select(['import_id', 'line', 'data'])
    .where('data', 'is not', null)
    .execute()
  for (const { import_id: id, line, data } of lines) {
    const { emails, phones: numbers } = readJson(importedCustomer, data ?? '')
    if (!emails.some(isEmail) && !numbers.some((phone) => phones.includes(phone))) continue
    const row = tx.deleteFrom('customer_import_rows').where('import_id', '=', id)
    await row.where('line', '=', line).execute()
  }
}
