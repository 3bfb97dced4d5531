import { data, redirect } from 'react-router'
import { requireSession } from '#web/desk/desk-context.ts'
import { confirmFirst } from '#web/desk/forms/answers.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import type { Route } from './+types/backup-file.ts'
import { siteContext } from '#web/site-context.ts'
import { streamOf } from '#web/desk/downloads.ts'

/** A visit by address is redirected to the page with the form. */
export const loader = () => redirect(deskPaths.backup)

/** Downloads a copy of database, files and secret after a recent confirmation of identity. */
export async function action({ context, request }: Route.ActionArgs): Promise<Response> {
  const caller = requireSession(context)
  // Its button asks for the confirmation again.
  if (confirmFirst(caller) !== null) return redirect(`${deskPaths.backup}?late`)
  const left = new Promise<void>((done) => request.signal.addEventListener('abort', () => done()))
  const { report } = context.get(siteContext)
  const made = await caller.desk.backups.downloadBackup(caller.member, left).catch((error) => {
    if (!request.signal.aborted) report(error)
    return 'failed' as const
  })
  // The form has left the page, which says so.
  if (made === 'failed') return redirect(`${deskPaths.backup}?failed`)
  if (made === null) throw data({ code: 'no-file' }, { status: 404 })
  return new Response(streamOf(made.bytes), {
    headers: {
      'Content-Type': 'application/gzip',
      'Content-Length': String(made.size),
      'Content-Disposition': `attachment; filename="site-${made.day}.tar.gz"`,
    },
  })
}
