import { data, redirect } from 'react-router'
import { ledgerCsv, quickBooksCsv } from '#domain/money/ledger-csv.ts'
import { mayExportPeriod } from '#domain/money/ledger-period.ts'
import { csvFile } from '#web/desk/downloads.ts'
import { type Context, requireSession, companyOf } from '#web/desk/desk-context.ts'
import { confirmFirst } from '#web/desk/forms/answers.ts'
import { fileNumber, moneyPath, moneyQuery } from '#web/desk/money/money-query.ts'
import type { Route } from './+types/export-money.ts'
import type { FileAnswer } from '#web/desk/forms/file-form.tsx'

/** Asks to confirm the identity if that is not recent; the page then fetches the file by GET. */
export const action = ({ url, context }: Route.ActionArgs): FileAnswer =>
  confirmFirst(allowed(url, context).caller) ?? { is: 'ready' }

/** A period as CSV: with every column, or in QuickBooks's format. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { caller, period } = allowed(url, context)
  const { searchParams } = url
  if (confirmFirst(caller) !== null) return redirect(`${moneyPath({ period: period.name })}&late`)
  const { desk, member } = caller
  const { timeZone } = companyOf(context)
  const entries = await desk.money.exportLedgerEntries(period, member)
  const isForQuickBooks = searchParams.get('format') === 'quickbooks'
  if (!isForQuickBooks) {
    return csvFile([ledgerCsv(entries, timeZone)], `money-${period.name}.csv`)
  }
  const file = fileNumber(searchParams)
  const name = `money-${period.name}-quickbooks${file === 1 ? '' : `-${file}`}.csv`
  return csvFile([quickBooksCsv(entries, timeZone, file)], name)
}

/** The period that is asked for, by a caller whose role may export it. */
function allowed({ searchParams }: URL, context: Context) {
  const caller = requireSession(context)
  const { period } = moneyQuery(searchParams, caller.desk.today())
  if (!mayExportPeriod(caller.member.role, period)) {
    throw data({ code: 'forbidden' }, { status: 403 })
  }
  return { caller, period }
}
