import type { FieldMetadata } from '@conform-to/react'
import { useRef } from 'react'
import { Field, typeInto } from '#web/desk/forms/field.tsx'

/** Steps of the arrow keys, in percent, with and without Shift. */
const steps = { far: 10, near: 1 } as const

const directions: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

const within = (percent: number) => Math.min(100, Math.max(0, Math.round(percent)))

/** The position of a picture's subject: as a mark that pointer and arrow keys move, and as fields. */
export function FocalPoint({
  src,
  focalX,
  focalY,
}: {
  /** Null for a picture without a file. */
  readonly src: string | null
  /** Fields of the position, in percent. */
  readonly focalX: FieldMetadata<number>
  readonly focalY: FieldMetadata<number>
}) {
  const left = useRef<HTMLInputElement>(null)
  const top = useRef<HTMLInputElement>(null)
  const [x, y] = [percentOf(focalX.value), percentOf(focalY.value)]
  const move = (toX: number, toY: number) => {
    typeInto(left.current, String(within(toX)))
    typeInto(top.current, String(within(toY)))
  }
  return (
    <>
      {src === null ? null : <Mark {...{ src, x, y, move }} />}
      <div className="mt-3 grid max-w-72 grid-cols-2 max-[20rem]:grid-cols-1 gap-3">
        <Field ref={left} field={focalX} label="From the left (%)" inputMode="numeric" />
        <Field ref={top} field={focalY} label="From the top (%)" inputMode="numeric" />
      </div>
    </>
  )
}

function Mark({
  src,
  x,
  y,
  move,
}: {
  readonly src: string
  readonly x: number
  readonly y: number
  readonly move: (toX: number, toY: number) => void
}) {
  return (
    <div className="relative w-fit overflow-hidden rounded-[0.5rem]">
      <img src={src} alt="" className="block max-h-56 max-w-full" />
      {/* SVG attributes, since the desk's policy forbids inline styles. */}
      <svg aria-hidden="true" className="absolute inset-0 size-full">
        <circle
          cx={`${x}%`}
          cy={`${y}%`}
          r="14"
          className="fill-evergreen/40 stroke-white stroke-2"
        />
        <circle
          cx={`${x}%`}
          cy={`${y}%`}
          r="16"
          className="fill-none stroke-evergreen-deep stroke-2"
        />
      </svg>
      <button
        type="button"
        aria-label={`Subject at ${x} percent from the left and ${y} percent from the top. Arrow keys move it.`}
        onClick={(event) => {
          // A click by keyboard has no position.
          if (event.detail === 0) return
          const box = event.currentTarget.getBoundingClientRect()
          move(
            ((event.clientX - box.left) / box.width) * 100,
            ((event.clientY - box.top) / box.height) * 100,
          )
        }}
        onKeyDown={(event) => {
          const direction = directions[event.key]
          if (direction === undefined) return
          event.preventDefault()
          const step = event.shiftKey ? steps.far : steps.near
          move(x + direction[0] * step, y + direction[1] * step)
        }}
        className="absolute inset-0 cursor-crosshair"
      />
      {/* Outside any form: Safari empties output elements of a form that is reset. */}
      <output form="" className="sr-only">{`${x} percent from the left, ${y} from the top`}</output>
    </div>
  )
}

function percentOf(value: string | undefined): number {
  const percent = Number(value)
  return Number.isFinite(percent) ? within(percent) : 50
}
