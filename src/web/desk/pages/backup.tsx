import { useState } from 'react'
import { minute, second } from '#domain/time.ts'
import { requireSession } from '#web/desk/desk-context.ts'
import { confirmFirst } from '#web/desk/forms/answers.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { type FileAnswer, FileForm, LateLine } from '#web/desk/forms/file-form.tsx'
import { useMoment } from '#web/desk/use-desk.ts'
import { SettingsPage } from '#web/desk/page-head.tsx'
import { Sheet } from '#web/desk/sheet.tsx'
import { usePolling } from '#web/use-polling.ts'
import type { Route } from './+types/backup.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { backups } = requireSession(context).desk
  const { searchParams } = url
  return {
    isWhole: backups.isWhole,
    lastMadeAt: await backups.lastMadeAt(),
    hasFailed: searchParams.has('failed'),
  }
}

/** Interval in which the page looks whether a download has ended, in milliseconds. */
const everyMs = 2 * second

/** How long it looks at most, in milliseconds. */
const longestMs = 30 * minute

/** Whether the identity was confirmed: the form then goes to `backup-file.ts`. */
export const action = ({ context }: Route.ActionArgs): FileAnswer =>
  confirmFirst(requireSession(context)) ?? { is: 'ready' }

export default function Backup({ loaderData }: Route.ComponentProps) {
  const { isWhole, lastMadeAt, hasFailed } = loaderData
  const moment = useMoment()
  // The last one when another was asked for; undefined before.
  const [lastBefore, setLastBefore] = useState<number | null>()
  const isAsked = lastBefore === lastMadeAt
  // Nobody hears of a canceled download.
  usePolling(isAsked, everyMs, longestMs / everyMs)
  return (
    <SettingsPage>
      <Sheet title="Backup">
        <div className="grid gap-3 px-4 py-3">
          <p>
            {isAsked ? (
              'The backup you asked for counts once your browser has downloaded all of it.'
            ) : lastMadeAt === null ? (
              <b className="font-semibold text-clay">
                {isWhole
                  ? 'No backup has been made yet.'
                  : 'This server has made no backup of the files yet.'}
              </b>
            ) : (
              <>
                {isWhole ? 'The last one was made' : 'This server last backed up the files'}{' '}
                <b className="font-semibold">{moment(lastMadeAt)}</b>.
              </>
            )}
          </p>
          {isWhole ? (
            <>
              <p>
                Ask whoever runs the server to have one made every night, with the command{' '}
                <BackupCommand />. It holds everything but the server’s settings, so have the SECRET
                setting kept too, if the server has one, and keep both where nobody else can read
                them.
              </p>
              {hasFailed ? (
                <p role="alert" className="font-semibold text-brick">
                  The backup could not be made. Whoever runs the server finds the reason in its log;
                  often the disk is full.
                </p>
              ) : null}
              <LateLine />
              <FileForm
                asks={deskPaths.backup}
                from={deskPaths.backupFile}
                button="Download a backup"
                onReady={() => setLastBefore(lastMadeAt)}
              />
            </>
          ) : (
            <p>
              A whole backup has two parts here. Ask whoever runs the server to have both made every
              night: requests, customers and money are in the PostgreSQL database, with{' '}
              <code>pg_dump</code>; photographs, pictures, attachments and drawings with{' '}
              <BackupCommand />. Keep them and the SECRET setting where nobody else can read them.
            </p>
          )}
        </div>
      </Sheet>
    </SettingsPage>
  )
}

const BackupCommand = () => <code className="inline-block">npm run manage -- backup FILE</code>
