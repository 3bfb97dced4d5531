import { pageLength } from '#domain/counts.ts'
import { countedPlace } from '#web/desk/lists/pager.tsx'

/** Visible entries are not paged, since they are sorted by hand; hidden and searched ones are. */
export function entriesPage<Entry extends { readonly isShown: boolean }>(
  found: readonly Entry[],
  { isPart, page }: { readonly isPart: boolean; readonly page: number },
) {
  const isPaged = ({ isShown }: Entry) => isPart || !isShown
  const paged = found.filter(isPaged)
  const start = (page - 1) * pageLength
  const rows = paged.slice(start, start + pageLength)
  const shown = found.filter(({ isShown }) => isShown).length
  return {
    entries: [...found.filter((entry) => !isPaged(entry)), ...rows],
    counts: { shown, hidden: found.length - shown },
    place: countedPlace({ page, pageLength, total: paged.length }),
    rows: rows.length,
  }
}
