import { data } from 'react-router'
import { confirmFirst } from '#web/desk/forms/confirm-first.ts'
import { csvFile } from '#web/desk/forms/text-file.ts'
import { requireSession, companyOf } from '#web/desk/desk-context.ts'
import type { Route } from './+types/export-customers.ts'
import type { FileAnswer } from '#web/desk/forms/file-form.tsx'

/** Asks to confirm the identity if that is not recent; the page then fetches the file by GET. */
export const action = ({ context }: Route.ActionArgs): FileAnswer =>
  confirmFirst(requireSession(context)) ?? { is: 'ready' }

export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const caller = requireSession(context)
  if (confirmFirst(caller) !== null) throw data({ code: 'confirm-first' }, { status: 403 })
  const { desk, member } = caller
  const { timeZone } = companyOf(context)
  const csv = await desk.customers.exportCustomers(member, timeZone)
  return csvFile(csv, `customers-${desk.today()}.csv`)
}
