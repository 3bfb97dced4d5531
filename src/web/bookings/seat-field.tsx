import { useState } from 'react'
import { attendeeBounds, type AttendeeField } from '#domain/events/attendee-count.ts'
import type { FieldProps, InputHints } from '#web/ui/field-props.ts'
import { CleanedField } from './cleaned-field.tsx'
import { countText } from './typed-number.ts'

/** The number of people: typed, or counted with a thumb and without a keyboard. */
export function SeatField({
  most,
  ...props
}: FieldProps &
  Pick<InputHints, 'placeholder'> & {
    readonly name: AttendeeField
    /** Maximum number of people in the party; null for no limit. */
    readonly most: number | null
  }) {
  const { name, label, value, onChange } = props
  const [counted, setCounted] = useState('')
  const count = (people: number) => {
    onChange(String(people))
    setCounted(`${label}: ${people}`)
  }
  const { min, max: boundMax } = attendeeBounds[name]
  // Children need an adult.
  const others = name === 'children' ? attendeeBounds.adults.min : 0
  const max = Math.min(boundMax, most === null ? boundMax : most - others)
  // Too large a number counts down from the maximum; no number counts up from 0.
  const from = Math.min(Number(/^\d+/.exec(value)?.[0] ?? 0), max + 1)
  return (
    <CleanedField
      {...props}
      inputMode="numeric"
      autoComplete="off"
      clean={countText}
      end={
        <div className="absolute inset-y-0 right-1 flex items-center">
          <CountButton
            label={`Fewer ${label}`}
            sign="M6 12h12"
            isEnd={from <= min}
            onClick={() => count(from - 1)}
          />
          <CountButton
            label={`More ${label}`}
            sign="M6 12h12M12 6v12"
            isEnd={from >= max}
            onClick={() => count(from + 1)}
          />
          <output className="sr-only">{counted}</output>
        </div>
      }
    />
  )
}

function CountButton({
  label,
  sign,
  isEnd,
  onClick,
}: {
  readonly label: string
  readonly sign: string
  /** The limit is reached. The button stays, so that it retains the focus. */
  readonly isEnd: boolean
  readonly onClick: () => void
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isEnd}
      onClick={isEnd ? undefined : onClick}
      className="grid size-11 place-items-center rounded-full text-moss transition-colors hover:bg-leaf-pale aria-disabled:cursor-not-allowed aria-disabled:text-bark-soft/60 aria-disabled:hover:bg-transparent"
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
        <path d={sign} fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
    </button>
  )
}
