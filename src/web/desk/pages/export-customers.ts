import { redirect } from 'react-router'
import { csvFile } from '#web/desk/downloads.ts'
import { requireSession, companyOf } from '#web/desk/desk-context.ts'
import { confirmFirst } from '#web/desk/forms/answers.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import type { FileAnswer } from '#web/desk/forms/file-form.tsx'
import { submittedForm } from '#web/submitted-form.ts'
import type { Route } from './+types/export-customers.ts'

/** A direct visit leads to the page with the button. */
export const loader = () => redirect(deskPaths.customers)

/** With `ask` the answer only states whether the identity is to be confirmed first. */
export async function action({ context }: Route.ActionArgs): Promise<Response | FileAnswer> {
  const caller = requireSession(context)
  const asksWho = confirmFirst(caller)
  if (submittedForm(context).has('ask')) return asksWho ?? { is: 'ready' }
  if (asksWho !== null) return redirect(`${deskPaths.customers}?late`)
  const { desk, member } = caller
  const { timeZone } = companyOf(context)
  const csv = await desk.customers.exportCustomers(member, timeZone)
  return csvFile(csv, `customers-${desk.today()}.csv`)
}
