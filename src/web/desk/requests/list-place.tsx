import { Link } from 'react-router'
import * as z from 'zod/mini'
import { formatCount } from '#domain/counts.ts'
import type { ListPage } from '#domain/list-page.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { useKeysAreOn } from '#web/desk/keys.ts'
import { useLocationState } from '#web/desk/location-state.ts'

/** The list that a request was opened from: its address, and the requests of that page. */
const listState = z.object({
  list: z.object({
    from: z.string(),
    ids: z.array(z.string()),
    /** Requests on the pages before. */
    before: z.number(),
    /** Null if the list was not counted. */
    total: z.nullable(z.number()),
    /** Address of the page after; null for the last one. */
    after: z.nullable(z.string()),
  }),
})

/** State for links in a list; without a place its rows are the whole list. */
export function openedFrom(
  from: string,
  rows: readonly { readonly id: string }[],
  place: Pick<ListPage, 'page' | 'pageLength' | 'total'> = {
    page: 1,
    pageLength: rows.length,
    total: rows.length,
  },
  /** Address of the list's next page. */
  after: string | null = null,
): z.infer<typeof listState> {
  const before = (place.page - 1) * place.pageLength
  const total = place.total ?? (after === null ? before + rows.length : null)
  return { list: { from, ids: rows.map(({ id }) => id), before, total, after } }
}

/** Location state for the next page, so that it links back to the list. */
export const listStateIn = (state: unknown) => listState.safeParse(state).data ?? null

/** The request's place in its list; null if it was opened from none. */
export function useListPlace(id: string) {
  const read = listState.safeParse(useLocationState())
  if (!read.success) return null
  const { from, ids, before, total, after } = read.data.list
  const at = ids.indexOf(id)
  if (at === -1) return null
  return {
    from,
    text: `${before + at + 1}${total === null ? '' : ` of ${formatCount(total)}`}`,
    before: ids[at - 1] ?? null,
    next: ids[at + 1] ?? null,
    /** Address of the list's next page, for the last request of a page. */
    after: at === ids.length - 1 ? after : null,
    state: read.data,
  }
}

const link =
  'flex min-h-11 items-center gap-1.5 rounded-[0.5rem] px-2 font-semibold text-moss hover:underline desk:min-h-9'
const key =
  'hidden min-w-6 rounded border border-hairline bg-white px-1 text-center text-second leading-5 font-normal text-bark desk:inline'

export function ListPlace({
  id,
  of,
}: {
  readonly id: string
  /** The plural noun of the list, where the page is about something else. */
  readonly of?: 'Request'
}) {
  const place = useListPlace(id)
  const hasKeys = useKeysAreOn()
  if (place === null) return null
  const { text, before, next, after, state } = place
  const shortcut = (name: 'j' | 'k') => (hasKeys ? { 'aria-keyshortcuts': name } : {})
  const shownKey = (name: 'J' | 'K') => (hasKeys ? <kbd className={key}>{name}</kbd> : null)
  return (
    <nav aria-label="In the list" className="no-print -my-2 -mr-2 ml-auto flex items-center">
      <span className="mr-1 text-bark-soft">{of === undefined ? text : `${of} ${text}`}</span>
      {before === null ? null : (
        <Link to={deskPaths.request(before)} state={state} {...shortcut('k')} className={link}>
          Previous {shownKey('K')}
        </Link>
      )}
      {next === null ? null : (
        <Link to={deskPaths.request(next)} state={state} {...shortcut('j')} className={link}>
          Next {shownKey('J')}
        </Link>
      )}
      {after === null ? null : (
        <Link to={after} {...shortcut('j')} className={link}>
          Next page {shownKey('J')}
        </Link>
      )}
    </nav>
  )
}

/** The next request of the list once one is answered, or the list after the last. */
export function GoOn({
  id,
  ref,
}: {
  readonly id: string
  readonly ref: React.Ref<HTMLAnchorElement>
}) {
  const place = useListPlace(id)
  if (place === null) return null
  return (
    <Link
      ref={ref}
      to={place.next === null ? place.from : deskPaths.request(place.next)}
      state={place.next === null ? null : place.state}
      className={link}
    >
      {place.next === null ? 'Back to the list' : 'Next request'}
    </Link>
  )
}
