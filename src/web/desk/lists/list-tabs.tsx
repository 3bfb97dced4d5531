import { useEffect, useRef } from 'react'
import { Link } from 'react-router'

interface ListTab {
  readonly to: string
  readonly name: string
  /** Number of rows, as text; may be empty. */
  readonly count: string
  readonly isShown: boolean
  /** Whether it is set apart, at the end of the row. */
  readonly isBeside?: boolean
}

/** They scroll on phones, with the current one in view, and fade where there are more. */
export function ListTabs({
  label,
  tabs,
  keepsPlace = false,
}: {
  readonly label: string
  readonly tabs: readonly ListTab[]
  /** Whether the page stays where it is scrolled to. */
  readonly keepsPlace?: boolean
}) {
  const row = useRef<HTMLElement>(null)
  const shown = tabs.find(({ isShown }) => isShown)?.to
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-current]')
    if (!(tab instanceof HTMLElement) || row.current === null) return
    const { offsetLeft, clientWidth } = row.current
    row.current.scrollLeft = tab.offsetLeft - offsetLeft - (clientWidth - tab.offsetWidth) / 2
  }, [shown])
  return (
    <nav
      ref={row}
      aria-label={label}
      className="no-print mb-3 flex gap-3 overflow-x-auto border-b border-hairline max-desk:mask-r-from-[calc(100%-2.5rem)] max-desk:pr-10"
    >
      {tabs.map(({ to, name, count, isShown, isBeside = false }) => (
        <Link
          key={to}
          to={to}
          preventScrollReset={keepsPlace}
          aria-current={isShown ? 'page' : undefined}
          className={`flex min-h-11 shrink-0 items-center gap-1.5 border-b-3 border-transparent px-1 font-medium text-bark -outline-offset-3 hover:text-evergreen aria-[current=page]:border-moss aria-[current=page]:font-semibold aria-[current=page]:text-evergreen desk:min-h-10 ${isBeside ? 'desk:ml-auto' : ''}`}
        >
          <span data-title={isShown || undefined}>{name}</span>
          {count === '' ? null : <span className="font-normal text-bark-soft">{count}</span>}
        </Link>
      ))}
    </nav>
  )
}
