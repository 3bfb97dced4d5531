import { useEffect, useRef } from 'react'
import { Icon } from '#web/desk/icon.tsx'

/** Moves the row at one index to another. */
type Move = (from: number, to: number) => void

/** Up and down buttons, for keyboard and touch. */
export function OrderButtons({
  name,
  place,
  count,
  disabled = false,
  onMove,
}: {
  readonly name: string
  /** Index of its row. */
  readonly place: number
  /** Number of rows. */
  readonly count: number
  readonly disabled?: boolean
  readonly onMove: Move
}) {
  const ends = [
    ['up', place - 1, place === 0],
    ['down', place + 1, place === count - 1],
  ] as const
  return (
    <span className="flex shrink-0">
      {ends.map(([way, to, isEnd]) => (
        <button
          key={way}
          type="button"
          aria-label={`Move ${name} ${way}`}
          aria-disabled={isEnd || disabled}
          onClick={() => (isEnd || disabled ? undefined : onMove(place, to))}
          className="grid size-11 place-items-center rounded-[0.5rem] text-moss hover:bg-paper-deep aria-disabled:text-bark-soft aria-disabled:opacity-40 desk:size-9"
        >
          <Icon name={way} className="size-4" />
        </button>
      ))}
    </span>
  )
}

/** Drag handle of a row, for mouse and touch. Keyboards use the buttons next to it. */
export function DragHandle({
  list,
  place,
  onMove,
}: {
  readonly list: React.RefObject<HTMLUListElement | null>
  /** Index of its row. */
  readonly place: number
  readonly onMove: Move
}) {
  // The list may change during a drag.
  const latest = useRef(onMove)
  useEffect(() => {
    latest.current = onMove
  })
  return (
    <span
      aria-hidden="true"
      onPointerDown={(event) => {
        const rows = [...(list.current?.children ?? [])].filter((row) => row instanceof HTMLElement)
        drag(event, rows, place, (from, to) => latest.current(from, to))
      }}
      className="grid size-9 shrink-0 cursor-grab touch-none place-items-center text-bark-soft active:cursor-grabbing"
    >
      <Icon name="grip" className="size-4" />
    </span>
  )
}

/** Pixels from the window's upper and lower end within which a drag scrolls, and how far a frame. */
const edge = 96
const scrollStep = 12

function drag(
  start: React.PointerEvent<HTMLElement>,
  rows: readonly HTMLElement[],
  from: number,
  onMove: Move,
): void {
  const handle = start.currentTarget
  const dragged = rows[from]
  if (dragged === undefined || start.button !== 0) return
  start.preventDefault()
  handle.setPointerCapture(start.pointerId)
  dragged.dataset['dragged'] = ''
  const middles = rows.map((row) => {
    const { top, height } = row.getBoundingClientRect()
    return top + window.scrollY + height / 2
  })
  const startY = start.clientY + window.scrollY
  let to = from
  let { clientY } = start
  const placeRow = () => {
    const by = clientY + window.scrollY - startY
    dragged.style.translate = `0 ${by}px`
    const middle = (middles[from] ?? 0) + by
    to = middles.filter((each, at) => at !== from && each < middle).length
  }
  const follow = (event: PointerEvent) => {
    ;({ clientY } = event)
    placeRow()
  }
  const scroll = () => {
    frame = requestAnimationFrame(scroll)
    // Not where it was only pressed.
    if (clientY === start.clientY) return
    if (clientY < edge) window.scrollBy(0, -scrollStep)
    if (clientY > window.innerHeight - edge) window.scrollBy(0, scrollStep)
    placeRow()
  }
  let frame = requestAnimationFrame(scroll)
  const end = ({ type }: PointerEvent) => {
    cancelAnimationFrame(frame)
    handle.removeEventListener('pointermove', follow)
    handle.removeEventListener('pointerup', end)
    handle.removeEventListener('pointercancel', end)
    dragged.style.translate = ''
    delete dragged.dataset['dragged']
    if (type === 'pointerup' && to !== from) onMove(from, to)
  }
  handle.addEventListener('pointermove', follow)
  handle.addEventListener('pointerup', end)
  handle.addEventListener('pointercancel', end)
}
