import type { ExpressionBuilder } from 'kysely'
import type { Tables } from '#adapters/sql/tables.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import { addNew } from '#adapters/sql/new-rows.ts'

/** True for the newest published version of a document. */
export const isNewest = (row: ExpressionBuilder<Tables, 'content_versions'>) =>
  row(
    'content_versions.revision',
    '=',
    row
      .selectFrom('content_versions as other')
      .select(({ fn }) => fn.max('other.revision').as('revision'))
      .whereRef('other.kind', '=', 'content_versions.kind')
      .whereRef('other.slug', '=', 'content_versions.slug')
      .where('other.state', '=', 'published'),
  )

/** Key of the only row. */
export const publicationCounter = 'site'

/**
 * Number of the last publication, locked until the transaction ends: all changes of the site's
 * content are serialized.
 */
export async function lockPublication(transaction: StoreTransaction): Promise<number> {
  const { tx } = transaction
  await addNew(tx, 'content_publications', { id: publicationCounter, number: 0 })
  const query = tx
    .selectFrom('content_publications')
    .selectAll()
    .where('id', '=', publicationCounter)
  return (await query.forUpdate().executeTakeFirstOrThrow()).number
}

/** Makes every process load what was published. */
export async function raisePublication({ tx }: StoreTransaction): Promise<void> {
  await tx
    .updateTable('content_publications')
    .set((column) => ({ number: column('number', '+', 1) }))
    .where('id', '=', publicationCounter)
    .execute()
}
