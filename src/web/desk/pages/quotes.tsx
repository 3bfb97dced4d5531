import { formatCount } from '#domain/counts.ts'
import type { QuoteFilter } from '#usecases/desk/written-quotes.ts'
import { requireSession, companyOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { listPath, pageNumber, searchedText } from '#web/desk/lists/list-address.ts'
import { EmptyList, ListChoice, ListSearch, ListSheet } from '#web/desk/lists/list-search.tsx'
import { PageHead } from '#web/desk/page-head.tsx'
import { Pager } from '#web/desk/lists/pager.tsx'
import { NewQuoteButton } from '#web/desk/quotes/new-quote-button.tsx'
import { QuoteRows, quoteRow } from '#web/desk/quotes/quote-row.tsx'
import { Options } from '#web/desk/forms/field.tsx'
import type { Route } from './+types/quotes.ts'

const filters: readonly (readonly [QuoteFilter, string])[] = [
  ['any', 'All'],
  ['needing-care', 'On Today'],
  ['draft', 'Drafts'],
  ['waiting', 'Out, unanswered'],
  ['accepted', 'Accepted'],
  ['called-off', 'Called off'],
  ['declined', 'Declined'],
  ['ended', 'Expired'],
  ['withdrawn', 'Withdrawn'],
]

export async function loader({ url, context }: Route.LoaderArgs) {
  const { desk } = requireSession(context)
  const { timeZone } = companyOf(context)
  const params = url.searchParams
  const asked = params.get('show')
  const query = {
    search: searchedText(params),
    filter: filters.find(([filter]) => filter === asked)?.[0] ?? 'any',
    page: pageNumber(params),
  }
  const { quotes, ...place } = await desk.quotes.listQuotes(query)
  const today = desk.today()
  return {
    query,
    place,
    rows: quotes.map((quote) => quoteRow(quote, today, timeZone)),
  }
}

export default function Quotes({ loaderData: { query, rows, place } }: Route.ComponentProps) {
  const chosen = { q: query.search, show: query.filter === 'any' ? '' : query.filter }
  const pathOf = (page: number) => listPath(deskPaths.quotes, chosen, page)
  const list = { place, shown: rows.length, pathOf }
  return (
    <>
      <PageHead
        title="Quotes"
        aside={place.total === null ? undefined : formatCount(place.total)}
        search="wide"
      >
        <NewQuoteButton subject="nobody-known" id="" variant="filled">
          New quote
        </NewQuoteButton>
      </PageHead>
      <ListSearch
        {...list}
        name="Quotes"
        placeholder="Number, name, title, street or phone"
        search={query.search}
        className="no-print mb-3 flex flex-wrap gap-2"
      >
        <ListChoice name="show" label="Show" value={query.filter}>
          <Options of={filters} />
        </ListChoice>
      </ListSearch>
      {rows.length === 0 ? (
        <EmptyList page={place.page}>
          {query.search === '' && query.filter === 'any'
            ? 'No quotes yet. Start one from a request, where the name, address and calculated amounts are filled in, or with New quote.'
            : 'No quotes match. Try another word, or show all.'}
        </EmptyList>
      ) : (
        <ListSheet>
          <QuoteRows rows={rows} />
        </ListSheet>
      )}
      <Pager {...list} />
    </>
  )
}
