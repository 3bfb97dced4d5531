import type { LoaderFunctionArgs } from 'react-router'
import { requestsCsv } from '#domain/requests/request-csv.ts'
import { dateOf } from '#domain/time.ts'
import { visitOf } from '#web/desk/desk-context.ts'
import { siteContext } from '#web/site-context.ts'

/** Most requests that one file holds: those of one page of the list. */
const most = 200

/** The requests that are selected as CSV, in the order of the list. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<Response> {
  const { desk } = visitOf(context)
  const { timeZone } = context.get(siteContext).content.company
  const ids = new URL(request.url).searchParams.getAll('id').slice(0, most)
  const csv = requestsCsv(await desk.requestsWith(ids), timeZone)
  const name = `requests-${dateOf(desk.now(), timeZone)}.csv`
  // Without the mark in front spreadsheets take the text for Windows-1252.
  return new Response(`\ufeff${csv}`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
    },
  })
}
