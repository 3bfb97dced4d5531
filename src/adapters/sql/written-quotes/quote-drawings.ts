import { type ExpressionBuilder, sql, type SqlBool } from 'kysely'
import { drawingFile } from '#domain/written-quotes/document.ts'
import type { Instant } from '#domain/time.ts'
import type { WrittenQuoteStore } from '#ports/written-quote-store.ts'
import { inRounds, perRound } from '#adapters/sql/chunks.ts'
import type { Db, SqlDatabase } from '#adapters/sql/database.ts'
import { removeFilesSoon } from '#adapters/sql/file-removals.ts'
import { hasRows } from '#adapters/sql/list-pages.ts'
import type { Tables } from '#adapters/sql/tables.ts'
import { inTransaction, type StoreTransaction } from '#adapters/sql/transaction.ts'
import { lockQuote } from './written-quote-rows.ts'

/** Drawings checked in one round. */
const atATime = 100

/**
 * Drawing files, from upload until a version of their quote has them: versions never change, and
 * their drawings are deleted with the quote.
 */
export function sqlQuoteDrawings(
  database: SqlDatabase,
): Pick<WrittenQuoteStore, 'recordDrawing' | 'removeUnusedDrawings'> {
  const { db } = database
  return {
    async recordDrawing(quoteId, fileId, now) {
      await db
        .insertInto('quote_drawings')
        .values({ file_id: fileId, quote_id: quoteId, at: now })
        .execute()
    },

    async removeUnusedDrawings(since) {
      await forgetSent(db, since)
      let removed = 0
      for (const { file_id: fileId, quote_id: quoteId } of await unused(db, since).execute()) {
        const isGone = await inTransaction(database, async (transaction) => {
          // A colleague may be saving it into the quote at this moment.
          await lockQuote(transaction, quoteId)
          const still = unused(transaction.tx, since).where('file_id', '=', fileId)
          if (!(await hasRows(still))) return false
          await removeDrawing(transaction, fileId)
          return true
        })
        if (isGone) removed += 1
      }
      return removed
    },
  }
}

/** Stops watching drawings that a version has, so that each is compared with it only once. */
function forgetSent(db: Db, since: Instant): Promise<number> {
  return inRounds(async () => {
    const sent = await db
      .selectFrom('quote_drawings')
      .select('file_id')
      .where('at', '<', since)
      .where(isSent)
      .limit(perRound)
      .execute()
    if (sent.length === 0) return 0
    const ids = sent.map(({ file_id: fileId }) => fileId)
    await db.deleteFrom('quote_drawings').where('file_id', 'in', ids).execute()
    return sent.length
  })
}

/** True for a drawing that a version of its quote has. */
function isSent(row: ExpressionBuilder<Tables, 'quote_drawings'>) {
  return row.exists(
    row
      .selectFrom('written_quote_versions')
      .select('number')
      .whereRef('written_quote_versions.quote_id', '=', 'quote_drawings.quote_id')
      .where(sql<SqlBool>`document like '%' || file_id || '%'`),
  )
}

/** Deletes a drawing; its file follows in the background. */
export async function removeDrawing(transaction: StoreTransaction, fileId: string): Promise<void> {
  await transaction.tx.deleteFrom('quote_drawings').where('file_id', '=', fileId).execute()
  await removeFilesSoon(transaction, [drawingFile(fileId)])
}

/**
 * Drawings uploaded before that moment whose quote is gone, or has not changed since and does not
 * use them.
 */
function unused(db: Db, since: Instant) {
  return db
    .selectFrom('quote_drawings')
    .leftJoin('written_quotes', 'written_quotes.id', 'quote_drawings.quote_id')
    .select(['file_id', 'quote_id'])
    .where('at', '<', since)
    .where((row) =>
      row.or([
        row('written_quotes.id', 'is', null),
        row.and([
          row('changed_at', '<', since),
          row.or([row('draft', 'is', null), sql<SqlBool>`draft not like '%' || file_id || '%'`]),
          row.not(isSent(row)),
        ]),
      ]),
    )
    .orderBy('file_id')
    .limit(atATime)
}
