import { searchTerms, type Searchable } from '#domain/customers/search-terms.ts'
import { chunks } from './chunks.ts'
import type { SearchKind } from './customers/customer-tables.ts'
import type { StoreTransaction } from './transaction.ts'
import { addNew } from './new-rows.ts'

/** Replaces the search terms of a subject. */
export async function writeSearchTerms(
  transaction: StoreTransaction,
  kind: SearchKind,
  id: string,
  found: Searchable,
  others: readonly string[] = [],
): Promise<void> {
  await transaction.tx.deleteFrom('search_terms').where('subject_id', '=', id).execute()
  await insertSearchTerms(transaction, kind, [{ id, found, others }])
}

/** Adds search terms of subjects that have none yet. */
export async function insertSearchTerms(
  { tx }: StoreTransaction,
  kind: SearchKind,
  subjects: readonly {
    readonly id: string
    readonly found: Searchable
    readonly others?: readonly string[]
  }[],
): Promise<void> {
  const rows = subjects.flatMap(({ id, found, others = [] }) =>
    [...searchTerms(found), ...others].map((term) => ({ kind, term, subject_id: id })),
  )
  for (const some of chunks(rows)) await addNew(tx, 'search_terms', some)
}

/**
 * Deletes the search terms of emails and visits that are deleted with their request or customer.
 * Call it before the rows are deleted.
 */
export async function deleteSearchTermsOfParts(
  { tx }: StoreTransaction,
  column: 'lead_id' | 'customer_id',
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const visits = tx.selectFrom('visits').select('id').where(column, 'in', ids)
  await tx.deleteFrom('search_terms').where('subject_id', 'in', visits).execute()
  // Emails outlive their customer.
  if (column === 'customer_id') return
  const emails = tx.selectFrom('received_emails').select('id').where(column, 'in', ids)
  await tx.deleteFrom('search_terms').where('subject_id', 'in', emails).execute()
}

export async function deleteSearchTerms(
  { tx }: StoreTransaction,
  ids: readonly string[],
): Promise<void> {
  for (const some of chunks(ids)) {
    await tx.deleteFrom('search_terms').where('subject_id', 'in', some).execute()
  }
}
