import * as z from 'zod/mini'
import { addressParts } from '#domain/addresses/address-schema.ts'
import { addressPurposes } from '#domain/customers/customer.ts'
import { joinNext } from '#domain/customers/join-imported.ts'
import type { ImportedCustomer } from '#domain/customers/read-row.ts'
import { emailKey, formatPhone } from '#domain/fields.ts'
import type { NewImportRow } from '#ports/customer-import-store.ts'
import { readKnown } from './customer-import-known.ts'
import { readCustomer } from './customer-reading.ts'
import type { PersonScope } from './person-scope.ts'
import type { Db } from '#adapters/sql/database.ts'
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
    { lock: false },
  )
  return lines.map(({ line, name, remarks, customer }) => {
    const row = { import_id: importId, line, name, contact: contactOf(customer) }
    if (customer === null) {
      return { ...row, data: null, outcome: 'refused', remarks: JSON.stringify(remarks) } as const
    }
    const joined = joinNext(customer, known, `line ${line}`)
    return {
      ...row,
      data: JSON.stringify(customer),
      outcome: joined.is,
      remarks: JSON.stringify([...remarks, ...joined.remarks]),
    }
  })
}

function contactOf(customer: ImportedCustomer | null): string {
  const [email] = customer?.emails ?? []
  return email ?? formatPhone(customer?.phones[0] ?? '')
}

/** Finds at least this contact: SQLite lowers only ASCII letters, and a backslash would escape. */
const patternOf = (contact: string) => contact.replaceAll(/[^\x20-\x7e]+|\\/g, '%')

export const lockUnfinishedImports = ({ tx }: StoreTransaction) =>
  tx
    .selectFrom('customer_imports')
    .select(['id', 'cells'])
    // A running one would bring an erased person back meanwhile.
    .where('state', 'in', ['draft', 'running'])
    .orderBy('id')
    .forUpdate()
    .execute()

/** Deletes the lines of a person, also from the files of drafts. */
export async function eraseFromImports(
  transaction: StoreTransaction,
  { customerId, emailKeys }: Pick<PersonScope, 'customerId' | 'emailKeys'>,
): Promise<void> {
  const { tx } = transaction
  const customer = customerId === null ? null : await readCustomer(tx, customerId)
  const name = (customer?.name ?? '').toLowerCase()
  const phones = customer?.phones ?? []
  const contacts = [...emailKeys, ...phones.map(formatPhone)]
  const isTheirs = (text: string) =>
    emailKeys.includes(emailKey(text)) || phones.includes(text.replaceAll(/\D/g, '').slice(-10))
  const unfinished = await lockUnfinishedImports(transaction)
  const lines = await tx
    .selectFrom('customer_import_rows')
    .select(['import_id', 'line', 'name', 'contact', 'data', 'outcome', 'customer_id'])
    .where((row) =>
      row.or([
        row('data', 'is not', null),
        row('outcome', '=', 'refused'),
        row('customer_id', '=', customerId),
        ...contacts.map((each) =>
          row(row.fn<string>('lower', ['contact']), 'like', patternOf(each)),
        ),
      ]),
    )
    .execute()
  const theirs = lines.filter((line) => {
    // A refused line has no contact.
    if (line.outcome === 'refused') return name !== '' && line.name.toLowerCase() === name
    const isLinked = customerId !== null && line.customer_id === customerId
    if (line.data === null) return isLinked || isTheirs(line.contact)
    const { emails, phones: numbers } = readJson(importedCustomer, line.data)
    return [...emails, ...numbers].some(isTheirs)
  })
  const remove = (id: string, line: number) =>
    tx
      .deleteFrom('customer_import_rows')
      .where('import_id', '=', id)
      .where('line', '=', line)
      .execute()
  for (const { import_id: id, line } of theirs) await remove(id, line)
  for (const { id, cells: stored } of unfinished) {
    const cells = readJson(cellsOf, stored ?? '[]')
    const inFile = new Set(theirs.filter((row) => row.import_id === id).map(({ line }) => line))
    for (const [index, row] of cells.entries()) {
      const line = index + 1
      const isNamed = row.some((cell) => [cell, ...cell.split(/[\s,;<>]+/)].some(isTheirs))
      if (!isNamed && !inFile.has(line)) continue
      // The other rows keep their line numbers.
      cells[index] = []
      await remove(id, line)
    }
    const left = JSON.stringify(cells)
    if (stored === null || left === stored) continue
    await tx.updateTable('customer_imports').set({ cells: left }).where('id', '=', id).execute()
  }
}
