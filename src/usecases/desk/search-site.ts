import { hasBeginnings, searchedTerms } from '#domain/customers/search-terms.ts'
import type { Found } from '#ports/search-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { maxFound } from './search-everything.ts'
import type { documentLists } from './document-lists.ts'

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
