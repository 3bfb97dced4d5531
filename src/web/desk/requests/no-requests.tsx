import { TextLink } from '#web/desk/button.tsx'
import { EmptyList, SearchEverything } from '#web/desk/lists/list-search.tsx'

/** Shown instead of a list without requests. */
export function NoRequests({
  typed,
  status,
  page,
  allPath,
}: {
  /** Search text; empty without one. */
  readonly typed: string
  readonly status: string
  readonly page: number
  /** Address of the list without its filter; null without a filter. */
  readonly allPath: string | null
}) {
  return (
    <EmptyList page={page}>
      {typed === '' && allPath === null ? (
        (emptyText[status] ?? emptyText['open'])
      ) : typed === '' ? (
        <>
          Nothing in this list fits the filter.{' '}
          <TextLink to={allPath ?? ''} variant="in-text">
            Show all
          </TextLink>
        </>
      ) : (
        <>
          Nothing found in this list. Try the beginning of a name, or the last four digits of a
          phone.
          <SearchEverything text={typed} />
        </>
      )}
    </EmptyList>
  )
}

const emptyText: Readonly<Record<string, string>> = {
  open: 'Nothing is open. Requests from the website come in here automatically; add one after a call with "New request".',
  new: 'Nobody is waiting for a first answer.',
  contacted: 'Nobody is waiting between a first answer and the next step.',
  'estimate-visit': 'No estimate visits are scheduled.',
  quoted: 'No quotes are out.',
  won: 'Requests you win show up here.',
  lost: 'Lost requests are listed here, with the reason.',
  'possible-spam': 'Nothing looks like spam.',
  unfinished: 'Nobody has left the form halfway. Their name and phone would show up here.',
}
