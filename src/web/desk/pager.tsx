import { ButtonLink } from './button.tsx'

/** Where one is in a long list, and the ways on. Nothing where one page holds it all. */
export function Pager({
  page,
  total,
  pageLength,
  pathOf,
}: {
  readonly page: number
  readonly total: number
  readonly pageLength: number
  readonly pathOf: (page: number) => string
}) {
  const first = (page - 1) * pageLength + 1
  const last = Math.min(total, page * pageLength)
  if (total <= pageLength && page === 1) return null
  return (
    <nav aria-label="Pages" className="no-print ml-auto flex items-center gap-3">
      <span className="text-bark-soft">
        {last < first
          ? `${total} in all`
          : `${first} to ${last} of ${total.toLocaleString('en-US')}`}
      </span>
      {page > 1 ? <ButtonLink to={pathOf(page - 1)}>Back</ButtonLink> : null}
      {last < total ? <ButtonLink to={pathOf(page + 1)}>Next</ButtonLink> : null}
    </nav>
  )
}
