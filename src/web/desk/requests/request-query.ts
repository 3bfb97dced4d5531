import {
  isOpen,
  requestSorts,
  requestStatuses,
  type RequestSort,
  type RequestStatus,
} from '#domain/requests/request-status.ts'
import type { CalendarDate } from '#domain/time.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import type { Desk } from '#usecases/desk/desk.ts'
import { listPath, pageNumber, searchedText } from '#web/desk/lists/list-address.ts'

type Query = Omit<Parameters<Desk['requests']['listRequests']>[0], 'status'> & {
  readonly status: RequestStatus | 'open'
}

/** Tabs of the list, in their order; the last two are set apart. */
export const requestTabs: readonly (RequestStatus | 'open')[] = ['open', ...requestStatuses]

export const sortNames: Readonly<Record<RequestSort, string>> = {
  'follow-up': 'follow up on',
  newest: 'newest first',
  waiting: 'waiting longest',
  name: 'name',
}

/** Values of the address for whether a message of the customer is unanswered. */
const repliedOf: Readonly<Record<string, boolean>> = { yes: true, no: false }

export function readRequestQuery(params: URLSearchParams, today: CalendarDate): Query {
  const status = requestTabs.find((tab) => tab === params.get('status')) ?? 'open'
  const sort = requestSorts.find((each) => each === params.get('sort')) ?? defaultSort(status)
  return {
    status,
    search: searchedText(params),
    assignedTo: params.get('assigned') || null,
    hasReplied: repliedOf[params.get('replied') ?? ''] ?? null,
    service: params.get('service') || null,
    sort,
    page: pageNumber(params),
    groupedOn: status === 'open' && sort === 'follow-up' ? today : null,
  }
}

export function requestsPath(query: Partial<Query>): string {
  const { status = 'open', search, assignedTo, hasReplied = null, service, sort, page } = query
  const chosen = {
    status: status === 'open' ? '' : status,
    q: search,
    assigned: assignedTo,
    replied: hasReplied === null ? '' : hasReplied ? 'yes' : 'no',
    service,
    sort: sort === defaultSort(status) ? '' : sort,
  }
  return listPath(deskPaths.requests, chosen, page)
}

function defaultSort(status: RequestStatus | 'open'): RequestSort {
  if (status === 'new') return 'waiting'
  return status === 'open' || isOpen(status) ? 'follow-up' : 'newest'
}
