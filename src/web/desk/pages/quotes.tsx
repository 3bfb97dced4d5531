import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { countWords } from '#domain/counts.ts'
import type { QuoteFilter } from '#ports/written-quote-store.ts'
import { visitOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { fieldClasses } from '#web/desk/field.tsx'
import { longestSearch, pageNumber, searchedText } from '#web/desk/list-address.ts'
import { PageHead } from '#web/desk/page-head.tsx'
import { Pager } from '#web/desk/pager.tsx'
import { NewQuoteButton } from '#web/desk/quotes/new-quote-button.tsx'
import { QuoteRows, quoteRow } from '#web/desk/quotes/quote-row.tsx'
import { siteContext } from '#web/site-context.ts'

const filters: readonly (readonly [QuoteFilter, string])[] = [
  ['any', 'All'],
  ['draft', 'Drafts'],
  ['waiting', 'Out, unanswered'],
  ['accepted', 'Accepted'],
  ['declined', 'Declined'],
  ['ended', 'Ended without an answer'],
  ['withdrawn', 'Withdrawn'],
]

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { desk } = visitOf(context)
  const { timeZone } = context.get(siteContext).content.company
  const params = new URL(request.url).searchParams
  const asked = params.get('show')
  const query = {
    search: searchedText(params),
    filter: filters.find(([filter]) => filter === asked)?.[0] ?? 'any',
    page: pageNumber(params),
  }
  const { quotes, ...place } = await desk.listQuotes(query)
  const today = desk.today()
  return {
    query: { ...query, page: place.page },
    place,
    rows: quotes.map((quote) => quoteRow(quote, today, timeZone)),
  }
}

/** Every written quote. */
export default function Quotes() {
  const { query, rows, place } = useLoaderData<typeof loader>()
  const pathOf = (page: number) => {
    const params = new URLSearchParams()
    if (query.search !== '') params.set('q', query.search)
    if (query.filter !== 'any') params.set('show', query.filter)
    if (page > 1) params.set('page', String(page))
    return `${deskPaths.quotes}?${params.toString()}`
  }
  return (
    <>
      <PageHead
        title="Quotes"
        aside={place.total === null ? undefined : countWords(place.total)}
        search="wide"
      >
        <NewQuoteButton subject="nobody-known" id="" look="filled">
          New quote
        </NewQuoteButton>
      </PageHead>
      <search aria-label="Quotes" className="no-print mb-3 flex flex-wrap gap-2">
        <Form
          key={pathOf(query.page)}
          action={deskPaths.quotes}
          className="contents"
          onChange={({ currentTarget, target }) => {
            if (target instanceof HTMLSelectElement) currentTarget.requestSubmit()
          }}
        >
          <input
            type="search"
            name="q"
            defaultValue={query.search}
            maxLength={longestSearch}
            aria-label="Search quotes"
            placeholder="Number, name, title, street or phone"
            className={`${fieldClasses} min-w-0 basis-full desk:max-w-80 desk:basis-auto`}
          />
          <select
            name="show"
            aria-label="Show"
            defaultValue={query.filter}
            className={`${fieldClasses} w-auto!`}
          >
            {filters.map(([filter, name]) => (
              <option key={filter} value={filter}>
                {name}
              </option>
            ))}
          </select>
        </Form>
      </search>
      {rows.length === 0 ? (
        <p className="rounded-sheet border border-hairline bg-white px-4 py-8 text-center text-bark-soft">
          {query.search === '' && query.filter === 'any'
            ? 'No quote yet. Begin one on the page of a request, where name, address and calculated amounts are filled in, or with New quote.'
            : 'No quote is like that. Try another word, or show all.'}
        </p>
      ) : (
        <div className="-mx-4 mb-3 border-y border-hairline bg-white desk:mx-0 desk:overflow-hidden desk:rounded-sheet desk:border">
          <QuoteRows rows={rows} />
        </div>
      )}
      <Pager place={place} shown={rows.length} pathOf={pathOf} />
    </>
  )
}
