import { data, redirect } from 'react-router'
import { may } from '#domain/desk/roles.ts'
import { isWholeList } from '#domain/requests/request-export.ts'
import { csvFile } from '#web/desk/downloads.ts'
import { companyOf, requireSession, submissionOf } from '#web/desk/desk-context.ts'
import { confirmFirst, failed } from '#web/desk/forms/answers.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import type { FileAnswer } from '#web/desk/forms/file-form.tsx'
import { exportForm } from '#web/desk/requests/request-forms.ts'
import { readRequestQuery } from '#web/desk/requests/request-query.ts'
import type { Route } from './+types/export-requests.ts'

const forOwners = 'Only owners can export the whole list. Search or filter first.'

/** A direct visit leads to the page with the button. */
export const loader = () => redirect(deskPaths.requests)

/** A file of those with `ids`, or of the list at `list`; `ask` asks only whether it is allowed. */
export async function action({ context }: Route.ActionArgs): Promise<Response | FileAnswer> {
  const caller = requireSession(context)
  const { desk, member } = caller
  const submission = submissionOf(context, exportForm)
  if (submission.status !== 'success') throw data({ code: 'bad-form' }, { status: 400 })
  const { ask, ids, list } = submission.value
  const { timeZone } = companyOf(context)
  const today = desk.today()
  const params = new URLSearchParams(list)
  const query = readRequestQuery(params, today)
  const isWhole = ids.length === 0 && isWholeList(query)
  if (isWhole && !may(member.role, 'export-everything')) {
    return ask ? failed(forOwners) : redirect(deskPaths.requests)
  }
  const asksWho = isWhole ? confirmFirst(caller) : null
  if (ask) return asksWho ?? { is: 'ready' }
  if (asksWho !== null) {
    params.set('late', '')
    return redirect(`${deskPaths.requests}?${params.toString()}`)
  }
  const made = await desk.requests.exportRequests(
    ids.length > 0 ? { is: 'selected', ids } : { is: 'list', query },
    member,
    timeZone,
  )
  if (!made.ok) return redirect(deskPaths.requests)
  return csvFile(made.value, `requests-${today}.csv`)
}
