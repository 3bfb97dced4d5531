import { Link } from 'react-router'
import type { CalendarDate } from '#domain/time.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { openedFrom } from '#web/desk/requests/list-place.tsx'
import { FollowUpMark, StatusShape } from '#web/desk/requests/marks.tsx'
import type { RequestRow } from '#web/desk/requests/request-row.ts'
import { RowActions } from './row-actions.tsx'

/** A request whose customer has written. */
interface RepliedRow extends RequestRow {
  readonly when: string
  /** Beginning of the customer's message, or a summary of their additions. */
  readonly text: string
}

/** Customers' messages that nobody has answered or marked as done. */
export function RepliedLines({ rows }: { readonly rows: readonly RepliedRow[] }) {
  return (
    <ul className="@container divide-y divide-hairline-soft">
      {rows.map((row) => (
        <Line
          key={row.id}
          row={row}
          place={openedFrom(deskPaths.today, rows)}
          mark={<span className="text-bark-soft">{row.when}</span>}
          text={row.text}
          tomorrow={null}
          done={{ intent: 'replied' }}
        />
      ))}
    </ul>
  )
}

/** Requests to follow up, or that wait for their first answer. */
export function RequestLines({
  rows,
  tomorrow,
}: {
  readonly rows: readonly RequestRow[]
  readonly tomorrow: CalendarDate
}) {
  return (
    <ul className="@container divide-y divide-hairline-soft">
      {rows.map((row) => {
        const { id, services, wish, status, followUp, waiting } = row
        const isDated = followUp !== null && followUp.state !== 'no-date'
        return (
          <Line
            key={id}
            row={row}
            place={openedFrom(deskPaths.today, rows)}
            mark={
              followUp === null ? (
                <span className="inline-flex items-center gap-2 whitespace-nowrap">
                  <StatusShape status={status} />
                  {waiting}
                </span>
              ) : (
                <FollowUpMark
                  state={followUp.state}
                  text={followUp.state === 'no-date' ? 'No date' : followUp.text}
                />
              )
            }
            text={followUp?.note || wish || services}
            tomorrow={
              followUp === null ? null : { intent: 'follow-up', on: tomorrow, note: followUp.note }
            }
            // A request without a date cannot be marked as done; it needs a date first.
            done={isDated ? { intent: 'followed-up' } : null}
          />
        )
      })}
    </ul>
  )
}

function Line({
  row,
  place,
  mark,
  text,
  ...actions
}: React.ComponentProps<typeof RowActions> & {
  readonly row: RequestRow
  readonly place: ReturnType<typeof openedFrom>
  readonly mark: React.ReactNode
  readonly text: string
}) {
  return (
    <li className="group relative grid min-h-15.5 grid-cols-[minmax(0,1fr)_auto] max-[20rem]:grid-cols-1 items-center gap-x-4 px-4 py-2 hover:bg-paper @3xl:min-h-11 @3xl:grid-cols-[7.5rem_minmax(0,11rem)_minmax(0,1fr)_7rem_4.500rem] @3xl:focus-within:bg-paper @3xl:focus-within:shadow-[inset_3px_0_var(--color-moss)] @3xl:hover:shadow-[inset_3px_0_var(--color-moss)]">
      <span className="order-2 text-right max-[20rem]:text-left @3xl:order-none @3xl:text-left">
        {mark}
      </span>
      <Link
        to={deskPaths.request(row.id)}
        state={place}
        className="min-[20rem]:truncate font-semibold opens-row"
      >
        {row.name}
      </Link>
      <span className="order-3 col-span-full min-[20rem]:truncate text-second text-bark-soft @3xl:order-none @3xl:col-span-1 @3xl:text-row @3xl:text-bark">
        {text}
      </span>
      <span className="hidden truncate text-bark-soft group-focus-within:invisible group-hover:invisible @3xl:block">
        {row.town}
      </span>
      <span className="hidden truncate text-bark-soft group-focus-within:invisible group-hover:invisible @3xl:block">
        {row.assignee?.split(' ')[0]}
      </span>
      <RowActions row={row} {...actions} />
    </li>
  )
}
