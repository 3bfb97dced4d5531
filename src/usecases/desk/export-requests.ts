import { csvLine } from '#domain/csv.ts'
import { may } from '#domain/desk/roles.ts'
import type { StaffMember } from '#domain/desk/staff.ts'
import { isWholeList, requestCells, requestColumns } from '#domain/requests/request-export.ts'
import { err, ok, type Result } from '#domain/result.ts'
import type {
  ListedRequest,
  RequestFilter,
  RequestPart,
  PlaceInTime,
  RequestStore,
} from '#ports/request-store.ts'
import type { Dependencies } from '#usecases/dependencies.ts'
import { actorOf } from './actor.ts'

/** Rows to export: selected ones, or a searched and filtered list. */
export type ExportedRequests =
  | { readonly is: 'selected'; readonly ids: readonly string[] }
  | { readonly is: 'list'; readonly query: RequestFilter }

/** Requests read at a time. */
const atOnce = 200

/** Requests as CSV, in pieces; the export is recorded before the first of them. */
export function exportRequests({ requests, activity, clock }: Dependencies) {
  const actor = actorOf(clock)
  return async (
    exported: ExportedRequests,
    by: StaffMember,
    timeZone: string,
  ): Promise<Result<AsyncIterable<string>, { readonly code: 'for-owners' }>> => {
    const isWhole = exported.is === 'list' && isWholeList(exported.query)
    if (isWhole && !may(by.role, 'export-everything')) return err({ code: 'for-owners' })
    await activity.record(actor(by), 'staff', by.id, {
      kind: 'requests-exported',
      requests: exported.is === 'selected' ? exported.ids.length : null,
      isWhole,
    })
    return ok(csvOf(requests, exported, timeZone))
  }
}

/** Selected requests, or the list with the newest first. */
async function* csvOf(
  requests: RequestStore,
  exported: ExportedRequests,
  timeZone: string,
): AsyncGenerator<string> {
  const rowsOf = (part: readonly ListedRequest[]) =>
    part.map((each) => csvLine(requestCells(each, timeZone))).join('')
  yield csvLine(requestColumns)
  if (exported.is === 'selected') {
    yield rowsOf(await requests.listed(exported.ids))
    return
  }
  let place: PlaceInTime | null = null
  do {
    const part: RequestPart = await requests.after(exported.query, place, atOnce)
    yield rowsOf(part.requests)
    place = part.next
  } while (place !== null)
}
