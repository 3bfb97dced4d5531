import { assignableStaff, staffChoices } from '#domain/desk/staff.ts'
import { dateOf } from '#domain/time.ts'
import { type Context, requireSession } from '#web/desk/desk-context.ts'
import { siteContext } from '#web/site-context.ts'
import { knownServices } from './known-services.ts'
import { readRequestQuery } from './request-query.ts'
import { requestRow } from './request-row.ts'

export type RequestsData = Awaited<ReturnType<typeof loadRequests>>

export async function loadRequests(context: Context, params: URLSearchParams) {
  const { desk } = requireSession(context)
  const { company } = context.get(siteContext).content
  const now = desk.now()
  const today = dateOf(now, company.timeZone)
  const query = readRequestQuery(params, today)
  const [page, counts, staff, services] = await Promise.all([
    desk.requests.listRequests(query),
    desk.requests.countRequests(),
    desk.staff.listStaff(),
    knownServices(context),
  ])
  const { requests, groups, ...place } = page
  return {
    query: { ...query, page: place.page },
    rows: requests.map((each) => requestRow(each, company, now)),
    groups,
    place,
    counts,
    /** All of them: one who is a helper now may hold requests of before. */
    staff: staffChoices(staff),
    assignable: assignableStaff(staff, null),
    services: services ?? [],
  }
}
