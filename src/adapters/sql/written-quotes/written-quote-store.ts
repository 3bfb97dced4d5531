import type { WrittenQuoteStore } from '#ports/written-quote-store.ts'
import type { SqlDatabase } from '#adapters/sql/database.ts'
import { sqlQuoteBankPayments } from './quote-bank-payments.ts'
import { sqlQuoteCallingOff } from './quote-calling-off.ts'
import { sqlQuoteDrawings } from './quote-drawings.ts'
import { sqlQuoteAnswers } from './written-quote-answers.ts'
import { quoteDetails, sentVersions } from './written-quote-details.ts'
import { sqlQuoteDrafts } from './written-quote-drafts.ts'
import { listQuotes, quoteFigures, quotesNeedingCare } from './written-quote-list.ts'
import { sqlQuotePayments } from './written-quote-payments.ts'
import { sqlQuoteSending } from './written-quote-sending.ts'
import { quoteFrom } from './written-quote-rows.ts'

export function sqlWrittenQuoteStore(database: SqlDatabase): WrittenQuoteStore {
  const { db } = database
  const quotes = db.selectFrom('written_quotes').selectAll()
  return {
    ...sqlQuoteDrafts(database),
    ...sqlQuoteDrawings(database),
    ...sqlQuoteSending(database),
    ...sqlQuoteAnswers(database),
    ...sqlQuotePayments(database),
    ...sqlQuoteBankPayments(database),
    ...sqlQuoteCallingOff(database),
    list: (query) => listQuotes(db, query),
    find: (id) => quoteDetails(db, id),

    async idOfNumber(number) {
      return (await quotes.where('number', '=', number).executeTakeFirst())?.id ?? null
    },

    async after(id, limit) {
      const rows = await quotes.where('id', '>', id).orderBy('id').limit(limit).execute()
      return rows.map(quoteFrom)
    },

    async ofRequest(requestId) {
      const theirs = quotes.where('lead_id', '=', requestId)
      const rows = await theirs.orderBy('number', 'desc').execute()
      return rows.map(quoteFrom)
    },

    async ofCustomer(customerId, limit) {
      const theirs = quotes.where('customer_id', '=', customerId)
      const newestFirst = theirs.orderBy('changed_at', 'desc').orderBy('id')
      const rows = await newestFirst.limit(limit).execute()
      return rows.map(quoteFrom)
    },

    needingCare: (days, limit) => quotesNeedingCare(db, days, limit),
    figures: (today) => quoteFigures(db, today),

    async version(id, number) {
      const [version] = await sentVersions(db, id, number)
      return version ?? null
    },

    async pdf(id, which) {
      const row =
        which === 'accepted'
          ? await db
              .selectFrom('written_quote_acceptances')
              .select('pdf')
              .where('quote_id', '=', id)
              .executeTakeFirst()
          : await db
              .selectFrom('written_quote_versions')
              .select('pdf')
              .where('quote_id', '=', id)
              .where('number', '=', which)
              .executeTakeFirst()
      return row === undefined ? null : new Uint8Array(row.pdf)
    },
  }
}
