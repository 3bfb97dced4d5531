import * as z from 'zod/mini'
import type { Selectable } from 'kysely'
import { addressPurposes } from '#domain/customers/customer.ts'
import {
  isAboutOthers,
  joinImported,
  withAddition,
  type Addition,
} from '#domain/customers/join-imported.ts'
import type { ImportedCustomer } from '#domain/customers/read-row.ts'
import { formatPhone } from '#domain/fields.ts'
import type { Instant } from '#domain/time.ts'
import type { NewImportRow } from '#ports/customer-import-store.ts'
import { readKnown } from './customer-import-known.ts'
import { customerRow, indexCustomer, keepContacts } from './customer-rows.ts'
import type { CustomerImportLineRow } from './customer-tables.ts'
import type { SqlDatabase } from './database.ts'
import { readTexts } from './stored-json.ts'
import type { Running } from './transaction.ts'

const address = z.object({
  street1: z.string(),
  city: z.string(),
  state: z.string(),
  zip: z.string(),
  purpose: z.enum(addressPurposes),
})
const contacts = {
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  addresses: z.array(address),
}
const importedCustomer = z.object({
  name: z.string(),
  company: z.string(),
  note: z.string(),
  ...contacts,
})

/** What a line left behind with a known customer. */
export const lineTraces = z.object({
  ...contacts,
  company: z.string(),
  /** The note's id; null without one. */
  noteId: z.nullable(z.string()),
})

/** The lines of a file as rows, each with what would become of it, one after the other. */
export async function foreseenLines(
  db: SqlDatabase['db'],
  importId: string,
  lines: readonly NewImportRow[],
) {
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
      known.keep({ ...customer, id, notes: customer.note === '' ? [] : [customer.note] })
    } else if (theirs !== undefined) known.keep(withAddition(theirs, joined.addition))
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

type Line = Selectable<CustomerImportLineRow>

/** Brings a line in: a new customer, or what a known one lacks. */
export async function bringLineIn(
  running: Running,
  line: Line,
  staff: string | null,
  now: Instant,
): Promise<void> {
  const customer = importedCustomer.parse(JSON.parse(line.data ?? 'null'))
  const known = await readKnown(running.tx, [customer])
  const joined = joinImported(customer, known)
  const own = readTexts(line.remarks).filter((remark) => !isAboutOthers(remark))
  const done = await (joined.is === 'new'
    ? addImported(running, customer, staff, now)
    : joined.is === 'joined'
      ? addToKnown(running, joined.id, joined.addition, staff, now)
      : { id: joined.id, revision: null, traces: null })
  const remarks = joined.is === 'new' ? own : [...own, ...joined.remarks]
  await running.tx
    .updateTable('customer_import_rows')
    .set({
      data: null,
      outcome: joined.is,
      remarks: JSON.stringify(remarks),
      customer_id: done.id,
      added: done.traces === null ? null : JSON.stringify(done.traces),
      revision_after: done.revision,
    })
    .where('import_id', '=', line.import_id)
    .where('line', '=', line.line)
    .execute()
}

async function addImported(
  running: Running,
  customer: ImportedCustomer,
  staff: string | null,
  now: Instant,
) {
  const id = running.ids.newId()
  // As one added by hand: not forgotten with a request.
  const revision = 2
  const { name, company, note } = customer
  await running.tx
    .insertInto('customers')
    .values(customerRow({ id, name, company, createdAt: now, revision }))
    .execute()
  await keepContacts(running, id, customer)
  await addNote(running, id, note, staff, now)
  await indexCustomer(running, id)
  return { id, revision, traces: null }
}

async function addToKnown(
  running: Running,
  id: string,
  addition: Addition,
  staff: string | null,
  now: Instant,
) {
  const { company, note, ...further } = addition
  await keepContacts(running, id, further)
  const noteId = await addNote(running, id, note, staff, now)
  const { revision } = await running.tx
    .updateTable('customers')
    .set((row) => ({
      revision: row('revision', '+', 1),
      ...(company === '' ? {} : { company }),
    }))
    .where('id', '=', id)
    .returning('revision')
    .executeTakeFirstOrThrow()
  await indexCustomer(running, id)
  return { id, revision, traces: { ...further, company, noteId } }
}

async function addNote(
  { tx, ids }: Running,
  customerId: string,
  text: string,
  staff: string | null,
  now: Instant,
): Promise<string | null> {
  if (text === '') return null
  const id = ids.newId()
  await tx
    .insertInto('customer_notes')
    .values({ id, customer_id: customerId, at: now, staff, text })
    .execute()
  return id
}
