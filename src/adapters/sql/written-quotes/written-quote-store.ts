import type { WrittenQuoteStore } from '#ports/written-quote-store.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { sqlQuoteBankPayments } from './quote-bank-payments.ts'
import { sqlQuoteCallingOff } from './quote-calling-off.ts'
import { sqlQuoteDrawings } from './quote-drawings.ts'
import { sqlQuoteAnswers } from './written-quote-answers.ts'
import { quoteDetails } from './written-quote-details.ts'
import { sqlQuoteDrafts } from './written-quote-drafts.ts'
import { sqlQuoteLists } from './written-quote-list.ts'
import { sqlQuotePayments } from './written-quote-payments.ts'
import { sqlQuoteSending } from './written-quote-sending.ts'
import { quoteFrom, versionOf } from './written-quote-rows.ts'

export function sqlWrittenQuoteStore(database: SqlDatabase): WrittenQuoteStore {
  const { db } = database
  const all = db.selectFrom('written_quotes').selectAll()
  const quotes = async (query: typeof all) => (await query.execute()).map(quoteFrom)
  return {
    ...sqlQuoteDrafts(database),
    ...sqlQuoteDrawings(database),
    ...sqlQuoteSending(database),
    ...sqlQuoteAnswers(database),
    ...sqlQuotePayments(database),
    ...sqlQuoteBankPayments(database),
    ...sqlQuoteCallingOff(database),
    ...sqlQuoteLists(database),
    find: (id) => quoteDetails(db, id),

    async idOfNumber(number) {
      return (await all.where('number', '=', number).executeTakeFirst())?.id ?? null
    },

    after: (id, limit) => quotes(all.where('id', '>', id).orderBy('id').limit(limit)),

    ofRequest: (requestId) =>
      quotes(all.where('lead_id', '=', requestId).orderBy('number', 'desc')),

    ofCustomer(customerId, limit) {
      const theirs = all.where('customer_id', '=', customerId)
      return quotes(theirs.orderBy('changed_at', 'desc').orderBy('id').limit(limit))
    },

    async pdf(id, which) {
      const row =
        which === 'accepted'
          ? await db
              .selectFrom('written_quote_acceptances')
              .select('pdf')
              .where('quote_id', '=', id)
              .executeTakeFirst()
          : await versionOf(db, id, which).select('pdf').executeTakeFirst()
      return row === undefined ? null : new Uint8Array(row.pdf)
    },
  }
}
