import { useEffect, useRef } from 'react'
import { useCurrentPart } from './current-part.ts'
import './page-index.css'

/** A titled run of links to the parts of a page. */
export interface IndexGroup {
  /** A link too, where it has an id. */
  readonly title?: { readonly id: string; readonly name: string }
  readonly entries: readonly { readonly id: string; readonly name: string }[]
}

/** Beside the parts on wide screens, a row to swipe on narrow ones; plain links without scripts. */
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
    <nav ref={nav} aria-label="On this page" className="text-sm print:hidden">
      <p className="kicker mb-3 text-clay">On this page</p>
      <div
        className="page-index"
        // Browsers leave a link half out of the row that got the focus there. One that is pressed
        // stays under the pointer: it would miss the press.
        onFocus={({ target }) => {
          if (!target.matches(':focus-visible')) return
          target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        }}
      >
        {groups.map(({ title, entries }, at) => (
          <div key={title?.id ?? at}>
            {title === undefined ? null : (
              <a
                href={`#${title.id}`}
                aria-current={title.id === current ? 'location' : undefined}
                className="page-index-part"
              >
                {title.name}
              </a>
            )}
            <ol>
              {entries.map(({ id, name }, number) => (
                <li key={id}>
                  <a href={`#${id}`} aria-current={id === current ? 'location' : undefined}>
                    {numbered ? <span className="page-index-number">{number + 1}</span> : null}
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
  const box = list.getBoundingClientRect()
  if (top < box.top) list.scrollTop -= box.top - top + 48
  if (bottom > box.bottom) list.scrollTop += bottom - box.bottom + 48
}
