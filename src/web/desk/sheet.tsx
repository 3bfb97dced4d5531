import { Link } from 'react-router'
import { formatCount } from '#domain/counts.ts'

interface Titled {
  readonly title: string
  /** Whether it is in the title of the tab too, see `usePageTitle`. */
  readonly isPage?: boolean
  readonly count?: number | undefined
  /** At the end of the heading. */
  readonly aside?: React.ReactNode
  readonly children: React.ReactNode
}

function Heading({ title, isPage, count }: Omit<Titled, 'aside' | 'children'>) {
  return (
    <>
      <h2 data-title={isPage} className="py-2">
        {title}
      </h2>
      {count === undefined ? null : <span className="text-bark-soft">{formatCount(count)}</span>}
    </>
  )
}

export function Sheet({
  id,
  aside,
  children,
  ...heading
}: Titled & {
  /** Anchor for links on its page. */
  readonly id?: string
}) {
  return (
    <section
      id={id}
      className="mb-6 scroll-mt-4 overflow-hidden rounded-sheet border border-hairline bg-white"
    >
      <div className="flex min-h-11 flex-wrap items-center gap-x-2 border-b border-hairline-soft px-4 [--focus-offset:-3px]">
        <Heading {...heading} />
        {aside === undefined ? null : <div className="ml-auto">{aside}</div>}
      </div>
      {children}
    </section>
  )
}

/** A part of a sheet of several, under a heading of its own; full width on phones. */
export function Group({ aside, children, ...heading }: Titled) {
  return (
    <section className="not-first:border-t not-first:border-hairline">
      <div className="flex min-h-10 items-center gap-2 border-b border-hairline-soft px-4 max-desk:border-hairline max-desk:bg-paper [--focus-offset:-3px]">
        <Heading {...heading} />
        {aside === undefined ? null : <div className="ml-auto text-second">{aside}</div>}
      </div>
      {children}
    </section>
  )
}

export function GroupedSheet({ children }: { readonly children: React.ReactNode }) {
  return (
    <div
      data-rows
      className="mb-6 overflow-hidden border-hairline bg-white max-desk:-mx-4 max-desk:border-y desk:rounded-sheet desk:border"
    >
      {children}
    </div>
  )
}

/** A part without a frame, beside the main content of a page. */
export function SidePart({ aside, children, ...heading }: Titled) {
  return (
    <section className="mb-6">
      <div className="flex min-h-9 items-center gap-2 border-b border-hairline">
        <Heading {...heading} />
        {aside === undefined ? null : (
          <span className="ml-auto text-second text-bark-soft">{aside}</span>
        )}
      </div>
      {children}
    </section>
  )
}

export function Rows({
  empty,
  children,
}: {
  readonly empty?: React.ReactNode
  readonly children: React.ReactNode
}) {
  const isEmpty = Array.isArray(children) && children.length === 0
  return empty !== undefined && isEmpty ? (
    <Empty>{empty}</Empty>
  ) : (
    <ul className="divide-y divide-hairline-soft">{children}</ul>
  )
}

export function Row({
  title,
  to = null,
  second,
  children,
}: {
  readonly title: React.ReactNode
  /** Page that the title leads to. */
  readonly to?: string | null
  readonly second?: React.ReactNode
  readonly children?: React.ReactNode
}) {
  return (
    <li className="flex min-h-[3.875rem] flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 hover:bg-paper/60">
      <div className="min-w-[min(12rem,100%)] flex-1">
        <p className="font-semibold max-desk:[&_a]:py-3.5">
          {to === null ? (
            title
          ) : (
            <Link to={to} className="hover:underline">
              {title}
            </Link>
          )}
        </p>
        {second === undefined ? null : <p className="text-second text-bark-soft">{second}</p>}
      </div>
      {children === undefined ? null : (
        <div className="flex flex-wrap items-center gap-2">{children}</div>
      )}
    </li>
  )
}

export function Empty({ children }: { readonly children: React.ReactNode }) {
  return <p className="px-4 py-5 text-bark-soft">{children}</p>
}
