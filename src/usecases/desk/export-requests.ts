import { csvLine } from '#domain/csv.ts'
import { may } from '#domain/desk/roles.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { isWholeList, requestCells, requestColumns } from '#domain/requests/request-export.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type {
  ListedRequest,
  RequestPlace,
  RequestQuery,
  RequestStore,
} from '#ports/request-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'

/** Rows to export: selected ones, or a searched and filtered list. */
export type ExportedRequests =
  | { readonly is: 'selected'; readonly ids: readonly string[] }
  | { readonly is: 'list'; readonly query: RequestQuery }

/** Requests read at a time. */
const atOnce = 200

/** Requests as CSV, in pieces; the export is recorded before the first of them. */
export function exportRequests({ requests, clock }: Dependencies) {
  return async (
    exported: ExportedRequests,
    by: StaffMember,
    timeZone: string,
  ): Promise<Result<AsyncIterable<string>, { readonly code: 'for-owners' }>> => {
    const isWhole = exported.is === 'list' && isWholeList(exported.query)
    if (isWhole && !may(by.role, 'export-everything')) return err({ code: 'for-owners' })
    const pages = isWhole ? wholeList : chosen
    await requests.recordExport(
      { requests: exported.is === 'selected' ? exported.ids.length : null, isWhole },
      { by: by.id, at: clock.now() },
    )
    return ok(csvOf(pages(requests, exported), timeZone))
  }
}

async function* csvOf(
  pages: AsyncIterable<readonly ListedRequest[]>,
  timeZone: string,
): AsyncGenerator<string> {
  yield csvLine(requestColumns)
  for await (const page of pages) {
    yield page.map((each) => csvLine(requestCells(each, timeZone))).join('')
  }
}

/** Selected requests, or the list as far as its pages reach. */
async function* chosen(requests: RequestStore, exported: ExportedRequests) {
  if (exported.is === 'selected') {
    yield await requests.listed(exported.ids)
    return
  }
  for (let page = 1; ; page += 1) {
    const found = await requests.list({ ...exported.query, page })
    yield found.requests
    if (!found.hasNext) return
  }
}

/** The newest first. */
async function* wholeList(requests: RequestStore, exported: ExportedRequests) {
  if (exported.is === 'selected') return
  const { status, hasReplied = null } = exported.query
  for (let after: RequestPlace | null = null; ;) {
    const some: readonly ListedRequest[] = await requests.after(
      { status, hasReplied },
      after,
      atOnce,
    )
    const last = some.at(-1)
    if (last === undefined) return
    yield some
    after = { at: last.lead.createdAt, id: last.lead.id }
  }
}
