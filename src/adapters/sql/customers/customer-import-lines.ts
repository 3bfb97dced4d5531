import * as z from 'zod/mini'
import { addressParts } from '#domain/addresses/address-schema.ts'
import { addressPurposes } from '#domain/customers/customer.ts'
import { joinImported, withAddition } from '#domain/customers/join-imported.ts'
import type { ImportedCustomer } from '#domain/customers/read-row.ts'
import { formatPhone } from '#domain/fields.ts'
import type { NewImportRow } from '#ports/customer-import-store.ts'
import { readKnown } from './customer-import-known.ts'
import type { Db } from '#adapters/sql/database.ts'

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
