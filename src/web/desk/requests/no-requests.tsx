import { TextLink } from '#web/desk/button.tsx'
import { EmptyList, SearchEverything } from '#web/desk/lists/list-search.tsx'
import { requestsPath } from './request-query.ts'
import type { RequestsData } from './requests-page.ts'

export function NoRequests({ query }: Pick<RequestsData, 'query'>) {
  const { search, status, sort, page, assignedTo, hasReplied, service } = query
  return (
    <EmptyList page={page}>
      {search !== '' ? (
        <>
          Nothing found in this list. Try the beginning of a name, or the last four digits of a
          phone.
          <SearchEverything text={search} />
        </>
      ) : assignedTo !== null || hasReplied !== null || service !== null ? (
        <>
          Nothing in this list fits the filter.{' '}
          <TextLink to={requestsPath({ status, sort })} variant="in-text">
            Show all
          </TextLink>
        </>
      ) : (
        (emptyText[status] ?? emptyText['open'])
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
