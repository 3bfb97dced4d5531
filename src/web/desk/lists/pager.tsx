import { formatCount, maxCounted } from '#domain/counts.ts'
import type { ListPage } from '#domain/list-page.ts'
import { ButtonLink } from '#web/desk/button.tsx'

/** The place of a page whose list was counted to its end. */
export function countedPlace({
  page,
  pageLength,
  total,
}: Pick<ListPage, 'page' | 'pageLength'> & { readonly total: number }): ListPage {
  return { page, pageLength, total, hasNext: total > page * pageLength, isPartial: false }
}

export interface ShownList {
  readonly place: ListPage
  /** Rows on this page. */
  readonly shown: number
  readonly pathOf: (page: number) => string
}

/** Position in a long list, with links to the other pages; empty for a single page. */
export function Pager({ place, shown, pathOf }: ShownList) {
  const { page, pageLength, total, hasNext, isPartial } = place
  if (page === 1 && !hasNext && !isPartial) return null
  const first = (page - 1) * pageLength + 1
  const last = first + shown - 1
  const of = total === null ? '' : ` of ${formatCount(total)}`
  const isEnd = !hasNext && last === maxCounted
  return (
    <nav aria-label="Pages" className="no-print ml-auto flex flex-wrap items-center gap-3">
      <span className="text-bark-soft">
        {shown === 0 ? null : `${first} to ${last}${of}`}
        {isPartial ? '. Type more of a word to look further.' : null}
        {isEnd ? '. Search or filter to see others.' : null}
      </span>
      {page > 1 ? <ButtonLink to={pathOf(page - 1)}>Back</ButtonLink> : null}
      {hasNext ? <ButtonLink to={pathOf(page + 1)}>Next</ButtonLink> : null}
    </nav>
  )
}
