import { hasBeginnings, searchedTerms } from '#domain/customers/search-terms.ts'
import type { Found } from '#ports/search-store.ts'
import type { QuotePage, QuoteQuery } from '#ports/written-quote-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import type { documentLists } from './document-lists.ts'

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
        rows: sent.rows.map((email) => ({ ...email, ...emailTexts.masked(email) })),
      },
      receivedEmails: received,
    }
  }
}

/** Searches the site and the price list, two short lists, by the beginnings of words. */
export function searchSite({
  listAllDocuments,
  prices,
}: Pick<ReturnType<typeof documentLists>, 'listAllDocuments'> & Dependencies) {
  return {
    searchDocuments: async (text: string) =>
      firstFound(await listAllDocuments(), ({ title }) => title, text),
    searchPrices: async (text: string) => firstFound(await prices.list(), ({ name }) => name, text),
  }
}

function firstFound<T>(all: readonly T[], nameOf: (each: T) => string, text: string): Found<T> {
  const terms = searchedTerms(text)
  if (terms.length === 0) return { rows: [], hasMore: false }
  const rows = all.filter((each) => hasBeginnings(nameOf(each), terms))
  return { rows: rows.slice(0, maxFound), hasMore: rows.length > maxFound }
}
