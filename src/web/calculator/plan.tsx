import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { number } from '#domain/materials/measured-text.ts'
import { maxCorners, maxSide } from '#domain/materials/measure-limits.ts'
import { crossingMessage, type MeasureErrors } from '#domain/materials/measures.ts'
import { type Corner, crossesItself } from '#domain/materials/shapes.ts'
import { CornerFields } from './corner-fields.tsx'
import { TotalError } from './figure-field.tsx'
import { fittingWidth, planWidths, snapped, withCornerAfter } from './plan-corners.ts'
import { PlanDrawing } from './plan-drawing.tsx'
import { type CornerForm, cornerForm, cornerOf } from './shape-form.ts'

/** A plan to draw on: corners are dragged, moved with the arrow keys, or typed. */
export function Plan({
  corners,
  path,
  errors,
  onChange,
  onLeave,
}: {
  readonly corners: readonly CornerForm[]
  /** Of the shape in the errors. */
  readonly path: string
  readonly errors: MeasureErrors
  readonly onChange: (corners: readonly CornerForm[]) => void
  readonly onLeave: (path: string) => void
}) {
  const id = useId()
  const sheet = useRef<HTMLDivElement>(null)
  // A corner stays where it was while a field of it holds no figure.
  const [readable, setReadable] = useState(corners)
  const isReadable = corners.every(isPlaced)
  if (isReadable && readable !== corners) setReadable(corners)
  const former = readable.length === corners.length ? readable : corners
  const points = corners.map((corner, at) =>
    cornerOf(isPlaced(corner) ? corner : (former[at] ?? corner)),
  )
  const isDrawable = points.every(({ x, y }) => Number.isFinite(x + y))
  const [chosenWidth, setChosenWidth] = useState(planWidths[0])
  const [isRefused, setRefused] = useState(false)
  const width = Math.max(chosenWidth, fittingWidth(points))
  const height = width * 0.75
  const canAdd = isReadable && corners.length < maxCorners

  const change = (next: readonly CornerForm[]) => {
    setRefused(false)
    if (next.length < corners.length) {
      const removed = corners.findIndex((corner, at) => corner !== next[at])
      setReadable(former.toSpliced(removed, 1))
    }
    onChange(next)
  }

  const move = (at: number, wanted: Corner) => {
    const to = snapped(wanted, width, height)
    // An outline that was typed so that it crosses is mended corner by corner.
    if (crossesItself(points.with(at, to)) && !crossesItself(points)) setRefused(true)
    else change(corners.with(at, cornerForm(to)))
  }

  const addAfter = (at: number) => {
    // The pressed button may disappear, if the halves are short or the maximum of corners is
    // reached.
    flushSync(() => change(withCornerAfter(points, at).map(cornerForm)))
    sheet.current?.querySelector<HTMLElement>(`[data-corner="${at + 1}"]`)?.focus()
  }

  const drag = (at: number, event: React.PointerEvent) => {
    const box = sheet.current?.getBoundingClientRect()
    if (box === undefined || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const x = ((event.clientX - box.left) / box.width) * width
    const y = ((event.clientY - box.top) / box.height) * height
    move(at, { x, y })
  }

  const nudge = (at: number, event: React.KeyboardEvent) => {
    const step = event.shiftKey ? 5 : 0.5
    const point = points[at]
    const direction = arrows[event.key]
    if (point === undefined || direction === undefined) return
    event.preventDefault()
    move(at, { x: point.x + direction.x * step, y: point.y + direction.y * step })
  }

  return (
    <div className="mt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm text-bark-soft">
          Drag the corners, or move one with the arrow keys. One square is{' '}
          {width > 40 ? '5 feet' : '1 foot'} wide.
        </p>
        <label className="flex items-center gap-2 text-sm">
          Drawing area
          <select
            value={width}
            onChange={(event) => setChosenWidth(Number(event.currentTarget.value))}
            className="min-h-11 rounded-lg border border-bark-soft/70 bg-white px-2 text-base"
          >
            {[...new Set([...planWidths, width])]
              .filter((each) => each >= fittingWidth(points))
              .map((each) => (
                <option key={each} value={each}>
                  {each} ft wide
                </option>
              ))}
          </select>
        </label>
      </div>
      <div
        ref={sheet}
        className="relative mt-2 aspect-4/3 touch-none rounded-lg border border-hairline bg-white select-none"
      >
        <PlanDrawing id={id} points={isDrawable ? points : []} width={width} height={height} />
        {isDrawable
          ? points.map((point, at) => (
              <button
                key={at}
                type="button"
                data-corner={at}
                aria-label={`Corner ${at + 1}: ${number(point.x)} feet across, ${number(point.y)} feet down`}
                onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
                onPointerMove={(event) => drag(at, event)}
                onLostPointerCapture={() => setRefused(false)}
                onBlur={() => setRefused(false)}
                onKeyDown={(event) => nudge(at, event)}
                style={place(point)}
                className="absolute grid size-11 -translate-1/2 cursor-grab touch-none place-items-center rounded-full -outline-offset-4 active:cursor-grabbing forced-colors:border-0!"
              >
                <span
                  aria-hidden="true"
                  className="grid size-6 place-items-center rounded-full bg-evergreen text-xs font-semibold text-paper shadow-soft forced-colors:border"
                >
                  {at + 1}
                </span>
              </button>
            ))
          : null}
        {canAdd
          ? points.map((point, at) => {
              const next = points[(at + 1) % points.length] ?? point
              const length = Math.hypot(next.x - point.x, next.y - point.y)
              // The button would cover the corners of a short side, on a phone of a longer one too.
              if (length < width * 0.16) return null
              const narrow = length < width * 0.28 ? 'max-sm:hidden' : ''
              return (
                <button
                  key={at}
                  type="button"
                  aria-label={`Add a corner between ${at + 1} and ${((at + 1) % points.length) + 1}`}
                  onClick={() => addAfter(at)}
                  style={place({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}
                  className={`absolute grid size-11 -translate-1/2 place-items-center rounded-full forced-colors:border-0! ${narrow}`}
                >
                  <span
                    aria-hidden="true"
                    className="grid size-4.5 place-items-center rounded-full border border-moss bg-white text-sm leading-none text-moss"
                  >
                    +
                  </span>
                </button>
              )
            })
          : null}
      </div>
      <TotalError id={`${id}-plan`} error={isRefused ? crossingMessage : errors[path]} />
      <CornerFields
        corners={corners}
        id={id}
        errorOf={(field) => errors[`${path}.corners.${field}`]}
        onChange={change}
        onLeave={(field) => onLeave(`${path}.corners.${field}`)}
      />
    </div>
  )

  function place({ x, y }: Corner) {
    return { left: `${(x / width) * 100}%`, top: `${(y / height) * 100}%` }
  }
}

/** Whether both texts are figures that fit on a plan; false for NaN. */
const isPlaced = (corner: CornerForm) => {
  const { x, y } = cornerOf(corner)
  return Math.max(x, y) <= maxSide
}

const arrows: Readonly<Record<string, Corner>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
