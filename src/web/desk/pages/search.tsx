import { Link } from 'react-router'
import { may } from '#domain/desk/roles.ts'
import { requireSession } from '#web/desk/desk-context.ts'
import { EmailStateMark } from '#web/desk/emails/state-mark.tsx'
import { searchedText } from '#web/desk/lists/list-address.ts'
import { PageHead } from '#web/desk/page-head.tsx'
import { SearchBox } from '#web/desk/lists/search-box.tsx'
import { StateMark } from '#web/desk/quotes/marks.tsx'
import { StatusMark } from '#web/desk/requests/marks.tsx'
import {
  foundKinds,
  priceResults,
  siteResults,
  type FoundKind,
  type FoundLine,
} from '#web/desk/lists/search-lines.ts'
import { Empty, Row, Rows, Sheet } from '#web/desk/sheet.tsx'
import { siteContext } from '#web/site-context.ts'
import { UnbrokenQuoteNumbers } from '#web/written-quotes/unbroken-quote-numbers.tsx'
import type { Route } from './+types/search.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const text = searchedText(url.searchParams)
  return { text, kinds: text === '' ? [] : await search(text, context) }
}

async function search(text: string, context: Route.LoaderArgs['context']) {
  const { desk, member } = requireSession(context)
  const { role } = member
  const { company } = context.get(siteContext).content
  const [everything, site, prices] = await Promise.all([
    desk.search.searchEverything(text),
    may(role, 'edit-site') ? desk.search.searchDocuments(text) : null,
    may(role, 'change-settings') ? desk.search.searchPrices(text) : null,
  ])
  const kinds = [
    ...foundKinds(everything, company, desk.now()),
    ...(site === null ? [] : [siteResults(site, text)]),
    ...(prices === null ? [] : [priceResults(prices)]),
  ]
  return kinds.filter(({ lines }) => lines.length > 0)
}

export default function Search({ loaderData: { text, kinds } }: Route.ComponentProps) {
  return (
    <>
      <PageHead title="Search" />
      <div className="max-w-4xl">
        <div className="mb-5 desk:max-w-80">
          <SearchBox text={text} isFirst={text === ''} />
        </div>
        <output className="sr-only">
          {text === '' ? null : <span key={text}>{foundText(kinds)}</span>}
        </output>
        {text === '' ? (
          <p className="text-bark-soft">
            Type the beginning of a word: of a name, an email address, a town, a street, an event,
            what a request asks for, what a visit or payment is for, the title of a quote, the
            subject of an email, a product or page of the site. The number of a quote, an amount
            such as $250 and the digits of a phone are found, too.
          </p>
        ) : kinds.length === 0 ? (
          <Sheet title="Nothing found">
            <Empty>
              No customer, request, quote, guest, visit, event, payment, email or part of the site
              has words that begin with “{text}”. Try fewer letters, or one word alone.
            </Empty>
          </Sheet>
        ) : (
          kinds.map((kind) => <FoundSheet key={kind.title} {...kind} />)
        )}
      </div>
    </>
  )
}

/** Said by screen readers after a search. */
function foundText(kinds: readonly FoundKind[]): string {
  const count = kinds.reduce((sum, { lines }) => sum + lines.length, 0)
  return `${kinds.some(({ hasMore }) => hasMore) ? 'At least ' : ''}${count} found`
}

function FoundSheet({ title, lines, hasMore }: FoundKind) {
  return (
    <Sheet
      title={title}
      count={lines.length}
      aside={
        hasMore ? (
          <span className="text-second text-bark-soft">Type more of a word to see others</span>
        ) : null
      }
    >
      <Rows>
        {lines.map((line) => (
          <Row
            key={line.id}
            title={<Title {...line} />}
            second={<UnbrokenQuoteNumbers>{line.second}</UnbrokenQuoteNumbers>}
          >
            <State {...line} />
          </Row>
        ))}
      </Rows>
    </Sheet>
  )
}

function Title({ title, to, isPublic = false }: FoundLine) {
  if (to === null) return title
  return (
    <Link to={to} reloadDocument={isPublic} className="break-words hover:underline">
      {title}
    </Link>
  )
}

function State({ state }: Pick<FoundLine, 'state'>) {
  switch (state?.is) {
    case 'request':
      return <StatusMark status={state.status} />
    case 'quote':
      return <StateMark state={state.state} />
    case 'email':
      return <EmailStateMark text={state.text} look={state.look} />
    case 'text':
      return <span className="text-bark-soft">{state.text}</span>
    case undefined:
      return null
  }
}
