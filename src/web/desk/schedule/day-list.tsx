import { Link } from 'react-router'
import { counted } from '#domain/counts.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Rows } from '#web/desk/sheet.tsx'
import { KindShape, StateMark } from './marks.tsx'
import type { StopWithPhotographs } from './stop.ts'

/** Around the lists of several days: without a note in any, the addresses get the room. */
export const noteWidth = '[--note:2.5rem] has-data-note:[--note:minmax(0,0.95fr)]'

const columns =
  '@stops:grid @stops:grid-cols-[8.25rem_0.875rem_minmax(0,1.25fr)_var(--note)_minmax(0,1.5fr)_6.75rem_7.75rem] @stops:gap-x-3'

export function DayList({
  stops,
  now,
}: {
  readonly stops: readonly StopWithPhotographs[]
  /** The present time and its text; null on other days. */
  readonly now: { readonly at: number; readonly text: string } | null
}) {
  // A stop that was done early is in the past.
  const next =
    now === null
      ? -1
      : stops.findIndex(
          ({ endsAt, state }) => endsAt > now.at && state !== 'done' && state !== 'missed',
        )
  return (
    <>
      <div
        aria-hidden="true"
        className={`hidden min-h-9 items-center border-b border-hairline-soft px-4 text-second text-bark-soft ${columns}`}
      >
        <span>Window</span>
        <span className="@stops:col-start-3">Customer</span>
        <span>Note</span>
        <span>Address</span>
        <span>Who</span>
        <span>Status</span>
      </div>
      <Rows>
        {stops.map((stop, index) => (
          <li key={stop.id} className="relative">
            {now !== null && index === next ? (
              <NowLine text={now.text} isFirst={index === 0} />
            ) : null}
            <StopRow stop={stop} />
          </li>
        ))}
      </Rows>
    </>
  )
}

function NowLine({ text, isFirst }: { readonly text: string; readonly isFirst: boolean }) {
  return (
    // Above the first stop the line lies on the header's edge, which phones do not have.
    <p
      className={`absolute inset-x-0 -top-2.5 z-1 flex items-center gap-2 text-second font-semibold text-clay max-[20rem]:static ${isFirst ? '@max-stops:static' : ''}`}
    >
      <span className="h-0.5 flex-1 bg-clay" />
      <span className="bg-white px-1">Now, {text}</span>
      <span className="h-0.5 w-3 bg-clay" />
    </p>
  )
}

function StopRow({ stop }: { readonly stop: StopWithPhotographs }) {
  return (
    <div
      className={`relative grid min-h-15 grid-cols-[minmax(0,1fr)_auto] max-[20rem]:grid-cols-1 items-center gap-x-3 gap-y-0.5 px-4 py-2.5 hover:bg-paper/60 ${columns} ${stop.isOver ? 'text-bark-soft' : ''}`}
    >
      <span
        className={`font-semibold whitespace-nowrap @stops:whitespace-normal ${stop.state === 'canceled' ? 'line-through' : ''}`}
      >
        {stop.window}
      </span>
      <span className="@max-stops:hidden">
        <KindShape kind={stop.kind} />
      </span>
      <span className="min-w-0 @max-stops:order-3 @max-stops:col-span-full">
        <Link
          to={deskPaths.visit(stop.id)}
          className="font-semibold opens-row hover:underline @stops:block @stops:truncate"
        >
          {stop.name}
        </Link>
        <span className="flex items-center gap-1.5 text-second text-bark-soft">
          <span className="@stops:hidden">
            <KindShape kind={stop.kind} />
          </span>
          <span className="@stops:line-clamp-2" title={stop.subject}>
            {stop.subject}
          </span>
        </span>
      </span>
      <span
        data-note={stop.note === '' && stop.photographs === 0 ? undefined : ''}
        className="min-w-0 text-second @max-stops:order-5 @max-stops:col-span-full @max-stops:empty:hidden"
      >
        {stop.note === '' ? null : (
          <span className="line-clamp-3 whitespace-pre-line">{stop.note}</span>
        )}
        {stop.photographs === 0 ? null : (
          <span className="block text-bark-soft">{counted(stop.photographs, 'photograph')}</span>
        )}
      </span>
      <span className="@max-stops:order-4 @max-stops:col-span-full">
        {stop.street}
        <span className="text-second text-bark-soft @stops:block">
          <span className={stop.street === '' || stop.town === '' ? 'hidden' : '@stops:hidden'}>
            {', '}
          </span>
          {stop.town}{' '}
          {stop.mapHref === null ? null : (
            <a
              href={stop.mapHref}
              target="_blank"
              rel="noreferrer"
              aria-label={`Map of ${stop.name} (opens in a new tab)`}
              className="relative z-1 inline-flex min-h-6 items-center px-1.5 @max-stops:-my-2.5 @max-stops:min-h-11 @max-stops:px-3 font-semibold text-moss hover:underline"
            >
              Map
            </a>
          )}
        </span>
      </span>
      <span className="text-second @max-stops:order-6 @max-stops:col-span-full @stops:text-row">
        {stop.who ??
          (stop.isOver ? 'Nobody' : <span className="font-semibold text-clay">Nobody yet</span>)}
        <span className="text-second text-bark-soft @stops:block">
          {stop.truck === '' ? '' : <span className="@stops:hidden">, </span>}
          {stop.truck}
        </span>
      </span>
      <span className="@max-stops:order-2 @max-stops:text-second">
        <StateMark stop={stop} />
      </span>
    </div>
  )
}
