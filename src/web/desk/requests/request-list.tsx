import { memo, useCallback, useMemo, useState } from 'react'
import { Link, useLocation } from 'react-router'
import { formatCount } from '#domain/counts.ts'
import { followUpGroups, type FollowUpState } from '#domain/requests/follow-up.ts'
import { Button } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { ListHead, ListSheet } from '#web/desk/lists/list-search.tsx'
import { useHydrated } from '#web/hydrated.ts'
import { openedFrom } from './list-place.tsx'
import { FollowUpMark, FollowUpShape, isDue, StatusMark } from './marks.tsx'
import { requestsPath } from './request-query.ts'
import type { RequestRow } from './request-row.ts'
import type { RequestsData } from './requests-page.ts'

/** Id of the bar with the actions for the selected rows, after the list. */
export const bulkBar = 'bulk-bar'

/** Id of the box that selects all rows, which is hidden on narrow screens. */
export const selectAll = 'select-all'

/** Id of a form beside the list; each row of possible spam submits it with its own id. */
export const clearForm = 'clear-request'

/** Columns after the checkbox: name, town, services, status, follow-up, assignee, waiting time. */
const columns =
  'wide:grid wide:grid-cols-[18px_minmax(0,11rem)_minmax(0,7rem)_minmax(0,1fr)_8.5rem_8.75rem_5.5rem_5.75rem] wide:items-center wide:gap-4'

export function RequestList({
  query,
  rows,
  groups,
  place,
  isSelecting,
  selected,
  onSelect,
}: Pick<RequestsData, 'query' | 'rows' | 'groups' | 'place'> & {
  /** Whether a tap on a card selects it; rows always have checkboxes. */
  readonly isSelecting: boolean
  readonly selected: ReadonlySet<string>
  readonly onSelect: React.Dispatch<React.SetStateAction<ReadonlySet<string>>>
}) {
  const after = place.hasNext ? requestsPath({ ...query, page: place.page + 1 }) : null
  const { pathname, search } = useLocation()
  const opened = useMemo(
    () => openedFrom(pathname + search, rows, place, after),
    [pathname, search, rows, place, after],
  )
  // A selection before hydration would be lost.
  const isHydrated = useHydrated()
  const [lastToggled, setLastToggled] = useState<string | null>(null)
  const toggle = useCallback(
    (id: string, isOn: boolean) => {
      setLastToggled(id)
      onSelect((before) => {
        const after = new Set(before)
        if (isOn) after.add(id)
        else after.delete(id)
        return after
      })
    },
    [onSelect],
  )
  const count = rows.filter(({ id }) => selected.has(id)).length
  return (
    <ListSheet>
      <ListHead columns={columns}>
        <input
          type="checkbox"
          id={selectAll}
          aria-label="Select all on this page"
          className="size-4.5 accent-evergreen"
          disabled={!isHydrated}
          checked={rows.every(({ id }) => selected.has(id))}
          onChange={({ currentTarget: { checked } }) => {
            setLastToggled(null)
            onSelect(new Set(checked ? rows.map(({ id }) => id) : []))
          }}
        />
        <span className="relative">
          Name
          {lastToggled === null && count > 0 ? (
            <ToActions count={count} className="left-0" />
          ) : null}
        </span>
        <span>Town</span>
        <span>Services</span>
        <span>Status</span>
        <span>Follow up on</span>
        <span>Assigned to</span>
        <span className="text-right">Waiting</span>
      </ListHead>
      <ul aria-label="Requests">
        {rows.map((row, index) => (
          <li key={row.id} className="border-b border-hairline-soft last:border-0">
            {groups === null || groupOf(row) === groupBefore(rows, index) ? null : (
              <Group state={groupOf(row)} count={groups[groupOf(row)]} />
            )}
            <Row
              row={row}
              place={opened}
              isHydrated={isHydrated}
              isSelecting={isSelecting}
              isSelected={selected.has(row.id)}
              toActions={row.id === lastToggled ? count : 0}
              onToggle={toggle}
            />
          </li>
        ))}
      </ul>
    </ListSheet>
  )
}

/** A new one waits for its first answer, which is due today. */
const groupOf = ({ followUp }: RequestRow) => followUp?.state ?? 'today'

const groupBefore = (rows: readonly RequestRow[], index: number) => {
  const before = rows[index - 1]
  return before === undefined ? null : groupOf(before)
}

function Group({ state, count }: { readonly state: FollowUpState; readonly count: number }) {
  return (
    <h2
      className={`flex min-h-8.5 items-center gap-2 border-b border-hairline-soft bg-paper px-4 text-second ${isDue(state) ? 'text-clay!' : ''}`}
    >
      {isDue(state) ? <FollowUpShape state={state} /> : null}
      {followUpGroups[state]}
      <span className="font-normal text-bark-soft">{formatCount(count)}</span>
    </h2>
  )
}

/** Memoized: on a slow phone a tap on one of fifty rows shows at once. */
const Row = memo(function Row({
  row,
  place,
  isHydrated,
  isSelecting,
  isSelected,
  toActions,
  onToggle,
}: {
  readonly row: RequestRow
  readonly place: ReturnType<typeof openedFrom>
  readonly isHydrated: boolean
  readonly isSelecting: boolean
  readonly isSelected: boolean
  /** Number of selected rows whose actions come next by keyboard; 0 for none. */
  readonly toActions: number
  readonly onToggle: (id: string, isOn: boolean) => void
}) {
  const { id, name, town, services, wish, status, followUp, assignee, waiting } = row
  const isSpam = status === 'possible-spam'
  return (
    <div
      className={`relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] gap-x-3 max-[20rem]:grid-cols-1 border-l-3 border-transparent px-3.5 py-2.5 hover:border-moss wide:py-1 ${columns} ${isSelecting ? 'max-wide:pl-12' : ''} ${isSelected ? 'bg-selected' : 'hover:bg-paper'}`}
    >
      <label
        className={`z-1 items-center max-wide:absolute max-wide:inset-0 max-wide:pl-3.5 wide:relative wide:flex ${isSelecting ? 'flex' : 'max-wide:hidden'}`}
      >
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          className="size-6 accent-evergreen wide:size-4.5"
          disabled={!isHydrated}
          checked={isSelected}
          onChange={({ currentTarget: { checked } }) => onToggle(id, checked)}
        />
      </label>
      {toActions === 0 ? null : <ToActions count={toActions} className="left-12" />}
      <Link
        to={deskPaths.request(id)}
        state={place}
        className="min-[20rem]:truncate font-semibold opens-row"
      >
        {name}
      </Link>
      <span className="text-right max-[20rem]:text-left wide:hidden">
        {isSpam ? <NotSpam id={id} name={name} /> : null}
        {followUp !== null ? (
          <FollowUpMark {...followUp} />
        ) : waiting === null ? null : (
          <>
            Waiting <b className="font-semibold">{waiting}</b>
          </>
        )}
      </span>
      <span className="hidden truncate wide:block">{town}</span>
      <span className="col-span-full min-[20rem]:truncate wide:col-span-1" title={wish}>
        {services}
        {wish === '' ? null : (
          <span className="text-bark-soft">
            {services && ': '}
            {wish}
          </span>
        )}
      </span>
      <span className="text-second wide:text-row">
        <StatusMark status={status} />
      </span>
      <span className="hidden wide:block">
        {followUp === null && status !== 'new' ? null : (
          <>
            <span className="sr-only">Follow up </span>
            <FollowUpMark {...(followUp ?? { state: 'today', text: 'Today' })} />
          </>
        )}
      </span>
      <span className="hidden truncate text-bark-soft wide:block">
        <span className="sr-only">Assigned to </span>
        {assignee?.split(' ')[0] ?? 'Nobody'}
      </span>
      <span className="min-[20rem]:truncate text-right text-second text-bark-soft max-[20rem]:text-left wide:hidden">
        {[town, assignee].filter(Boolean).join(', ')}
      </span>
      <span
        className={`hidden text-right whitespace-nowrap wide:block ${waiting === null ? 'text-bark-soft' : 'font-semibold'}`}
      >
        {isSpam ? (
          <NotSpam id={id} name={name} />
        ) : (
          <>
            {waiting === null ? null : <span className="sr-only">Waiting </span>}
            {waiting ?? (status === 'unfinished' ? '' : 'Answered')}
          </>
        )}
      </span>
    </div>
  )
})

/** Leads the keyboard past the other rows, beside the checkbox that was pressed last. */
function ToActions({ count, className }: { readonly count: number; readonly className: string }) {
  return (
    <Button
      className={`absolute! top-1/2 z-1 -translate-y-1/2 whitespace-nowrap -outline-offset-3 not-focus-visible:sr-only ${className}`}
      onClick={() => document.getElementById(bulkBar)?.focus()}
    >
      Go to the actions for {count} selected
    </Button>
  )
}

function NotSpam({ id, name }: Pick<RequestRow, 'id' | 'name'>) {
  return (
    <Button
      variant="tight"
      type="submit"
      form={clearForm}
      name="ids"
      value={id}
      className="relative z-1 -mr-2 whitespace-nowrap max-wide:-my-2"
      aria-label={`Not spam: ${name}`}
    >
      Not spam
    </Button>
  )
}
