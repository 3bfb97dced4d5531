import { chunks } from '#adapters/sql/chunks.ts'
import { removeDrawing } from './quote-drawings.ts'
import { deleteSearchTerms } from '#adapters/sql/search-rows.ts'
import type { StoreTransaction } from '#adapters/sql/transaction.ts'
import { documentFrom } from './written-quote-rows.ts'

/** Deletes locked quotes with their versions; their drawings follow in the background. */
export async function deleteQuotes(
  transaction: StoreTransaction,
  ids: readonly string[],
): Promise<void> {
  const { tx } = transaction
  for (const some of chunks(ids)) {
    const drafts = await tx
      .selectFrom('written_quotes')
      .select('draft as document')
      .where('id', 'in', some)
      .where('draft', 'is not', null)
      .execute()
    const versions = await tx
      .selectFrom('written_quote_versions')
      .select('document')
      .where('quote_id', 'in', some)
      .execute()
    for (const { document } of [...drafts, ...versions]) {
      const drawing = document === null ? null : documentFrom(document).drawing
      if (drawing !== null) await removeDrawing(transaction, drawing.fileId)
    }
    const sent = await tx
      .selectFrom('quote_drawings')
      .select('file_id')
      .where('quote_id', 'in', some)
      .execute()
    for (const { file_id: fileId } of sent) await removeDrawing(transaction, fileId)
    await forgetCheckouts(transaction, some)
    await tx.deleteFrom('written_quotes').where('id', 'in', some).execute()
  }
  await deleteSearchTerms(transaction, ids)
}

/** Takes the customer's address from the test checkout of quotes; test payments stay. */
export async function forgetCheckouts(
  { tx }: StoreTransaction,
  quotes: readonly string[],
): Promise<void> {
  await tx
    .updateTable('test_checkouts')
    .set({ email: '' })
    .where('subject_kind', '=', 'quote')
    .where('booking_id', 'in', quotes)
    .execute()
}
