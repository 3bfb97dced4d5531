import { useEffect, useRef } from 'react'
import { useCurrentPart } from './current-part.ts'

/** A titled run of links to the parts of a page. */
export interface IndexGroup {
  /** A link too, where it has an id. */
  readonly title?: { readonly id: string; readonly name: string }
  readonly entries: readonly { readonly id: string; readonly name: string }[]
}

const entryLook =
  'flex min-h-11 items-center rounded-full border border-hairline bg-white px-4 whitespace-nowrap text-bark-soft transition-colors hover:text-evergreen aria-[current]:text-evergreen lg:-ml-px lg:min-h-7 lg:items-baseline lg:rounded-none lg:border-0 lg:border-l-2 lg:border-transparent lg:bg-transparent lg:py-1 lg:pl-4 lg:pr-0 lg:leading-snug lg:whitespace-normal lg:hover:border-leaf lg:aria-[current]:border-moss lg:aria-[current]:font-semibold'

/**
 * The parts of a page: beside them on wide screens, where it marks the one being read, and a row
 * to swipe on narrow ones. Plain links without scripts.
 */
export function PageIndex({
  groups,
  numbered = false,
  children,
}: {
  readonly groups: readonly IndexGroup[]
  readonly numbered?: boolean
  /** Below the links, on wide screens. */
  readonly children?: React.ReactNode
}) {
  const nav = useRef<HTMLElement>(null)
  const current = useCurrentPart(
    groups.flatMap(({ title, entries }) => [...(title ? [title.id] : []), ...ids(entries)]),
  )

  useEffect(() => {
    const link = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (link != null) keepInSight(link)
  }, [current])

  return (
    <nav ref={nav} aria-label="On this page" className="text-sm">
      <p className="kicker mb-3 text-clay">On this page</p>
      <div className="flex gap-2 max-lg:-mx-gutter max-lg:scroll-px-gutter max-lg:overflow-x-auto max-lg:px-gutter max-lg:pb-2 lg:max-h-[calc(100vh-13.5rem)] lg:flex-col lg:gap-5 lg:overflow-y-auto lg:overscroll-contain lg:mask-b-from-[calc(100%-2rem)] lg:pr-2 lg:pb-6">
        {groups.map(({ title, entries }, at) => (
          <div key={title?.id ?? at} className="max-lg:contents">
            {title === undefined ? null : (
              <a
                href={`#${title.id}`}
                aria-current={title.id === current ? 'location' : undefined}
                className={`${entryLook} font-semibold text-evergreen lg:!border-transparent lg:!pl-0`}
              >
                {title.name}
              </a>
            )}
            <ol className="flex gap-2 lg:mt-1 lg:block lg:border-l lg:border-hairline">
              {entries.map(({ id, name }, number) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    aria-current={id === current ? 'location' : undefined}
                    className={entryLook}
                  >
                    {numbered ? (
                      <span className="w-6 shrink-0 text-clay tabular-nums">{number + 1}</span>
                    ) : null}
                    {name}
                  </a>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      {children === undefined ? null : <div className="mt-2 max-lg:hidden">{children}</div>}
    </nav>
  )
}

const ids = (entries: IndexGroup['entries']) => entries.map(({ id }) => id)

/** Scrolls the list itself, never the page. */
function keepInSight(link: HTMLElement): void {
  const list = link.closest('nav > div')
  if (list === null || list.scrollHeight <= list.clientHeight) return
  const { top, bottom } = link.getBoundingClientRect()
  const room = list.getBoundingClientRect()
  if (top < room.top) list.scrollTop -= room.top - top + 48
  if (bottom > room.bottom) list.scrollTop += bottom - room.bottom + 48
}
