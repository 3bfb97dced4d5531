import { Link } from 'react-router'
import { requireSession } from '#web/desk/desk-context.ts'
import { activityText } from '#web/desk/activity-text.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { useMoment } from '#web/desk/use-desk.ts'
import { SettingsPage } from '#web/desk/page-head.tsx'
import { Rows, Sheet } from '#web/desk/sheet.tsx'
import type { Route } from './+types/activity.ts'

/** A page of the activity; `?before=<moment>~<id>` leads to older entries. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { desk } = requireSession(context)
  const [, at, id] = /^(\d{1,15})~([\w-]+)$/.exec(url.searchParams.get('before') ?? '') ?? []
  const before = at === undefined || id === undefined ? null : { at: Number(at), id }
  const { entries, next } = await desk.activity.listActivity(before)
  const documents = entries.some(({ kind }) => kind.startsWith('content-'))
    ? await desk.documents.listAllDocuments()
    : []
  const titles = new Map(documents.map(({ kind, slug, title }) => [`${kind} ${slug}`, title]))
  return {
    lines: entries.map((entry) => ({ id: entry.id, at: entry.at, ...activityText(entry, titles) })),
    older: next === null ? null : `${next.at}~${next.id}`,
    isFirst: before === null,
  }
}

export default function Activity({ loaderData: { lines, older, isFirst } }: Route.ComponentProps) {
  const moment = useMoment()
  return (
    <SettingsPage className="max-w-4xl">
      <Sheet title="Activity">
        <Rows empty="Nothing has happened yet. What you and your colleagues do will show up here.">
          {lines.map(({ id, at, who, what }) => (
            <li
              key={id}
              className="flex min-h-11 flex-wrap items-baseline gap-x-4 px-4 py-2.5 hover:bg-paper/60"
            >
              <span className="w-52 shrink-0 text-second text-bark-soft">{moment(at)}</span>
              <span className="min-w-48 flex-1 break-words">
                <span className="font-semibold">{who}</span> {what}
              </span>
            </li>
          ))}
        </Rows>
      </Sheet>
      <nav aria-label="Pages" className="flex gap-4 font-semibold text-moss">
        {isFirst ? null : <Link to={deskPaths.activity}>Newest</Link>}
        {older === null ? null : <Link to={`?before=${older}`}>Older</Link>}
      </nav>
    </SettingsPage>
  )
}
