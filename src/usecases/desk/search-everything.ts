import type { EmailTexts } from '#ports/mailer.ts'
import type { LedgerStore } from '#ports/ledger-store.ts'
import type { SearchStore } from '#ports/search-store.ts'
import type { QuotePage, QuoteQuery } from '#ports/written-quote-store.ts'
import { maskedText } from './emails.ts'

/** What a search of everything needs. */
export interface SearchDependencies {
  readonly listQuotes: (query: Omit<QuoteQuery, 'today'>) => Promise<QuotePage>
  readonly search: SearchStore
  readonly ledger: Pick<LedgerStore, 'post'>
  readonly emailTexts: EmailTexts
  readonly tenant: string
}

/** Most of a kind that a search of everything shows. */
export const mostFound = 20

/** The first of each kind that begin with what was typed. */
export function searchEverything({
  listQuotes,
  search,
  ledger,
  emailTexts,
  tenant,
}: SearchDependencies) {
  return async (text: string) => {
    // A payment is found once its lines stand in the books.
    await ledger.post()
    const [requests, customers, quotes, guests, visits, events, payments, sent, received] =
      await Promise.all([
        search.requests(text, mostFound),
        search.customers(text, mostFound),
        listQuotes({ search: text, filter: 'any', page: 1 }),
        search.guests(tenant, text, mostFound),
        search.visits(text, mostFound),
        search.events(tenant, text, mostFound),
        search.payments(text, mostFound),
        search.sentEmails(text, mostFound),
        search.receivedEmails(text, mostFound),
      ])
    return {
      requests,
      customers,
      quotes: {
        rows: quotes.quotes.slice(0, mostFound),
        hasMore: quotes.hasNext || quotes.isPartial || quotes.quotes.length > mostFound,
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

/** The first requests that begin with what was typed. */
export function searchRequests({ search }: Pick<SearchDependencies, 'search'>) {
  return (text: string) => search.requests(text, mostFound)
}
