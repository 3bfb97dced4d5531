import * as z from 'zod/mini'
import { addressParts } from '#domain/addresses/address-schema.ts'
import { addressPurposes, isSameAddress } from '#domain/customers/customer.ts'
import { emailKey } from '#domain/fields.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type { Merge, MergeEffects, UnknownCustomer } from '#ports/customer-store.ts'
import type { Actor } from '#ports/actor.ts'
import { idsOf, orNone } from '#adapters/sql/chunks.ts'
import { addActivity } from '#adapters/sql/activity-rows.ts'
import { readCustomer } from './customer-reading.ts'
import { indexCustomer, lockCustomer, lockWithRecords, saveContacts } from './customer-rows.ts'
import type { Db } from '#adapters/sql/database.ts'
import { deleteSearchTerms } from '#adapters/sql/search-rows.ts'
import { readJson } from '#adapters/sql/stored-json.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import { countRows } from '#adapters/sql/list-pages.ts'

export const unknownCustomer = err({ code: 'unknown-customer' })

/** Tables whose rows move with a customer. */
export const ownedTables = [
  'leads',
  'visits',
  'written_quotes',
  'payments',
  'customer_notes',
  'received_emails',
] as const

/** The merged customer, and which data was theirs. */
export const formerCustomer = z.object({
  id: z.string(),
  name: z.string(),
  company: z.string(),
  createdAt: z.number(),
  /** Merges of earlier versions do not have it. */
  revision: z._default(z.number(), 2),
  replyEmail: z.string(),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  addresses: z.array(
    z.extend(addressParts, {
      purpose: z.enum(addressPurposes),
      /** The other had it too. */
      isShared: z.boolean(),
    }),
  ),
  /** Ids of their rows, by table. */
  owned: z.partialRecord(z.enum(ownedTables), z.array(z.string())),
  /** Ids of earlier merges into them. */
  merges: z._default(z.array(z.string()), []),
  /** The other had no company and took theirs. */
  gaveCompany: z._default(z.boolean(), false),
})

export async function listMerges(db: Db, into: string): Promise<readonly Merge[]> {
  const rows = await db
    .selectFrom('customer_merges')
    .leftJoin('staff', 'staff.id', 'customer_merges.staff')
    .select(['customer_merges.id', 'at', 'former', 'staff.name as by'])
    .where('into_id', '=', into)
    .orderBy('at', 'desc')
    .limit(20)
    .execute()
  return rows.map(({ former, ...row }) => ({
    ...row,
    name: readJson(formerCustomer, former).name,
  }))
}

/** Merges of these customers. */
export const mergesOf = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('customer_merges')
    .select(['id', 'from_id', 'into_id', 'former'])
    .where('from_id', 'in', orNone(ids))

/** Names of customers who were merged, by id, also where the merge was undone. */
export async function mergedNames(
  db: Db,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const merged = (await mergesOf(db, ids).execute()).map(({ former }) =>
    readJson(formerCustomer, former),
  )
  const known = db.selectFrom('customers').select(['id', 'name']).where('id', 'in', orNone(ids))
  return new Map([...merged, ...(await known.execute())].map(({ id, name }) => [id, name]))
}

/** The customer whose page has the data of a merged one now; null if they were not merged. */
export async function mergedInto(db: Db, id: string): Promise<string | null> {
  return (await mergesOf(db, [id]).executeTakeFirst())?.into_id ?? null
}

export async function mergeEffects(
  db: Db,
  from: string,
  into: string,
): Promise<Result<MergeEffects, UnknownCustomer>> {
  const [goes, stays] = [await readCustomer(db, from), await readCustomer(db, into)]
  if (goes === null || stays === null || from === into) return unknownCustomer
  const countOf = (table: Exclude<(typeof ownedTables)[number], 'received_emails'>) =>
    countRows(db.selectFrom(table).where('customer_id', '=', from))
  const bookings = db
    .selectFrom('bookings')
    .innerJoin('customer_emails', 'customer_emails.email_key', 'bookings.email_key')
    .where('customer_emails.customer_id', '=', from)
  const further = goes.addresses.filter(
    (address) => !stays.addresses.some((other) => isSameAddress(other, address)),
  )
  return ok({
    requests: await countOf('leads'),
    bookings: await countRows(bookings),
    visits: await countOf('visits'),
    quotes: await countOf('written_quotes'),
    notes: await countOf('customer_notes'),
    payments: await countOf('payments'),
    emails: goes.emails,
    phones: goes.phones,
    addresses: further.length,
  })
}

/** Moves all data of one customer to the other; both are locked. */
export async function mergeInto(
  transaction: StoreTransaction,
  from: string,
  into: string,
  { by, at }: Actor,
): Promise<Result<string, UnknownCustomer>> {
  const { tx } = transaction
  await lockWithRecords(transaction, [from, into])
  const [goes, stays] = [await readCustomer(tx, from), await readCustomer(tx, into)]
  if (stays === null || from === into) return unknownCustomer
  if (goes === null) return earlierMerge(transaction, from, into)
  const owned: Partial<Record<(typeof ownedTables)[number], readonly string[]>> = {}
  for (const table of ownedTables) {
    const rows = await tx.selectFrom(table).select('id').where('customer_id', '=', from).execute()
    owned[table] = idsOf(rows)
  }
  const gaveCompany = stays.company === '' && goes.company !== ''
  const merges = await tx
    .updateTable('customer_merges')
    .set({ into_id: into })
    .where('into_id', '=', from)
    .returning('id')
    .execute()
  const mergeId = transaction.ids.newId()
  await tx
    .insertInto('customer_merges')
    .values({
      id: mergeId,
      at,
      staff: by,
      from_id: from,
      into_id: into,
      former: JSON.stringify({
        ...goes,
        addresses: goes.addresses.map((address) => ({
          ...address,
          isShared: stays.addresses.some((other) => isSameAddress(other, address)),
        })),
        owned,
        merges: idsOf(merges),
        gaveCompany,
      }),
    })
    .execute()
  await saveContacts(transaction, into, { addresses: goes.addresses })
  for (const table of ['customer_emails', 'customer_phones'] as const) {
    await moveBehind(transaction, table, from, into)
  }
  for (const table of ownedTables) {
    await tx.updateTable(table).set({ customer_id: into }).where('customer_id', '=', from).execute()
  }
  // Undoing their import must see them as changed.
  await tx
    .updateTable('customer_import_rows')
    .set({ customer_id: into, revision_after: null })
    .where('customer_id', '=', from)
    .execute()
  await tx.deleteFrom('customers').where('id', '=', from).execute()
  await deleteSearchTerms(transaction, [from])
  await tx
    .updateTable('customers')
    .set((column) => ({
      revision: column('revision', '+', 1),
      ...(gaveCompany ? { company: goes.company } : {}),
      // Undone by itself: it counts only while the address is theirs.
      ...(stays.replyEmail === '' ? { reply_email_key: emailKey(goes.replyEmail) } : {}),
    }))
    .where('id', '=', into)
    .execute()
  await indexCustomer(transaction, into)
  await addActivity(transaction, { by, at }, 'customer', into, { kind: 'customers-merged', from })
  return ok(mergeId)
}

/** The contacts of the remaining customer stay first. */
async function moveBehind(
  { tx }: StoreTransaction,
  table: 'customer_emails' | 'customer_phones',
  from: string,
  into: string,
): Promise<void> {
  const { last } = await tx
    .selectFrom(table)
    .select((row) => row.fn.max('position').as('last'))
    .where('customer_id', '=', into)
    .executeTakeFirstOrThrow()
  await tx
    .updateTable(table)
    .set((row) => ({ customer_id: into, position: row('position', '+', (last ?? -1) + 1) }))
    .where('customer_id', '=', from)
    .execute()
}

/**
 * Locks a customer, or the one into whom a colleague has merged them at this moment. Returns the id
 * of the locked one; null if they are deleted.
 */
export async function lockMergedCustomer(
  transaction: StoreTransaction,
  id: string,
): Promise<string | null> {
  if ((await lockCustomer(transaction, id)) !== null) return id
  const into = await mergedInto(transaction.tx, id)
  return into === null ? null : lockMergedCustomer(transaction, into)
}

/** The merge of a step that is repeated; refused if the customer went elsewhere. */
async function earlierMerge(
  { tx }: StoreTransaction,
  from: string,
  into: string,
): Promise<Result<string, UnknownCustomer>> {
  const earlier = await mergesOf(tx, [from]).where('into_id', '=', into).executeTakeFirst()
  return earlier === undefined ? unknownCustomer : ok(earlier.id)
}
