import type { CustomerStore } from '#ports/customer-store.ts'
import type { EmailTexts } from '#ports/mailer.ts'
import type { Found, SearchStore } from '#ports/search-store.ts'
import type { RequestStore } from '#ports/request-store.ts'
import type { QuotePage, QuoteQuery } from '#ports/written-quote-store.ts'
import { maskedText } from './emails.ts'

/** What a search of everything needs. */
export interface SearchDependencies {
  readonly requests: Pick<RequestStore, 'list'>
  readonly customers: Pick<CustomerStore, 'list'>
  readonly listQuotes: (query: Omit<QuoteQuery, 'today'>) => Promise<QuotePage>
  readonly search: SearchStore
  readonly emailTexts: EmailTexts
  readonly tenant: string
}

/** Most of a kind that a search of everything shows. */
const mostFound = 20

const anyRequest = {
  status: 'any',
  assignedTo: null,
  service: null,
  groupedOn: null,
  sort: 'newest',
  page: 1,
} as const

/** The first of each kind that begin with what was typed. */
export function searchEverything(dependencies: SearchDependencies) {
  const { customers, listQuotes, search, emailTexts, tenant } = dependencies
  return async (text: string) => {
    const [requests, people, quotes, guests, visits, events, sent, received] = await Promise.all([
      searchRequests(dependencies)(text),
      customers.list({ search: text, sort: 'name', page: 1 }),
      listQuotes({ search: text, filter: 'any', page: 1 }),
      search.guests(tenant, text, mostFound),
      search.visits(text, mostFound),
      search.events(tenant, text, mostFound),
      search.sentEmails(text, mostFound),
      search.receivedEmails(text, mostFound),
    ])
    return {
      requests,
      customers: firstOf(people.customers, people.hasNext),
      quotes: firstOf(quotes.quotes, quotes.hasNext || quotes.isPartial),
      guests,
      visits,
      events,
      sentEmails: {
        ...sent,
        rows: sent.rows.map((email) => ({ ...email, ...maskedText(emailTexts, email) })),
      },
      receivedEmails: received,
    }
  }
}

/** The first requests that begin with what was typed. */
export function searchRequests({ requests }: Pick<SearchDependencies, 'requests'>) {
  return async (text: string) => {
    const found = await requests.list({ ...anyRequest, search: text })
    return firstOf(found.requests, found.hasNext || found.isPartial)
  }
}

function firstOf<T>(rows: readonly T[], hasNext: boolean): Found<T> {
  return { rows: rows.slice(0, mostFound), hasMore: hasNext || rows.length > mostFound }
}
