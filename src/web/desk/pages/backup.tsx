import { useEffect, useRef } from 'react'
import { useFetcher, useLoaderData } from 'react-router'
import { Button } from '#web/desk/button.tsx'
import { confirmFirst, type ConfirmFirst } from '#web/desk/confirm-first.ts'
import { visitOf } from '#web/desk/desk-context.ts'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { useMoment } from '#web/desk/moments.ts'
import { SettingsHead } from '#web/desk/page-head.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import { useStep } from '#web/desk/use-step.tsx'
import type { Route } from './+types/backup.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { backups } = visitOf(context).desk
  if (backups === null) return { isFile: false, lastMadeAt: null }
  return { isFile: true, lastMadeAt: await backups.lastMadeAt() }
}

/** Whether the file can be had: it is sent to `backup-file.ts` alone. */
export function action({ context }: Route.ActionArgs): ConfirmFirst | { readonly is: 'ready' } {
  return confirmFirst(visitOf(context)) ?? { is: 'ready' }
}

/** When the last backup was made, and how. */
export default function Backup() {
  const { isFile, lastMadeAt } = useLoaderData<typeof loader>()
  const moment = useMoment()
  return (
    <>
      <SettingsHead />
      <div className="desk:max-w-3xl">
        <Sheet title="Backup">
          {isFile ? (
            <div className="grid gap-3 px-4 py-3">
              <p>
                {lastMadeAt === null ? (
                  <b className="font-semibold text-clay">No backup has been made yet.</b>
                ) : (
                  <>
                    The last one was made <b className="font-semibold">{moment(lastMadeAt)}</b>.
                  </>
                )}
              </p>
              <p>
                Have the server make one every night:{' '}
                <code className="break-all">npm run manage -- backup FILE</code>. It holds the
                database, the files and the secret, so keep it where nobody else can read it.
              </p>
              <Download />
            </div>
          ) : (
            <p className="px-4 py-3">
              The data is in PostgreSQL. Have its server make backups with <code>pg_dump</code>, and
              keep the SECRET setting with them.
            </p>
          )}
        </Sheet>
      </div>
    </>
  )
}

function Download() {
  const fetcher = useFetcher<typeof action>()
  const step = useStep(fetcher, deskPaths.backup)
  const form = useRef<HTMLFormElement>(null)
  const { data } = fetcher
  useEffect(() => {
    if (data?.is === 'ready') form.current?.submit()
  }, [data])
  return (
    <form ref={form} method="post" action={deskPaths.backupFile}>
      <Button disabled={step.isBusy} onClick={() => step.send(new FormData())}>
        Download a backup
      </Button>
      {step.dialog}
    </form>
  )
}
