import type { QuotePage, QuoteQuery } from '#ports/written-quote-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { maskedText } from './emails.ts'

/** Maximum number of results of one kind. */
export const maxFound = 20

/** The first of each kind that begin with what was typed. */
export function searchEverything({
  listQuotes,
  search,
  ledger,
  emailTexts,
  tenant,
}: Dependencies & {
  readonly listQuotes: (query: Omit<QuoteQuery, 'today' | 'newsSince'>) => Promise<QuotePage>
}) {
  return async (text: string) => {
    // Payments are searched through the ledger, so it is posted first.
    await ledger.post()
    const [requests, customers, quotes, guests, visits, events, payments, sent, received] =
      await Promise.all([
        search.requests(text, maxFound),
        search.customers(text, maxFound),
        listQuotes({ search: text, filter: 'any', page: 1 }),
        search.guests(tenant, text, maxFound),
        search.visits(text, maxFound),
        search.events(tenant, text, maxFound),
        search.payments(text, maxFound),
        search.sentEmails(text, maxFound),
        search.receivedEmails(text, maxFound),
      ])
    return {
      requests,
      customers,
      quotes: {
        rows: quotes.quotes.slice(0, maxFound),
        hasMore: quotes.hasNext || quotes.isPartial || quotes.quotes.length > maxFound,
      },
      guests,
      visits,
      events,
      payments,
      sentEmails: {
        ...sent,
        rows: sent.rows.map((email) => ({ ...email, ...maskedText(emailTexts, email) })),
      },
      receivedEmails: received,
    }
  }
}
