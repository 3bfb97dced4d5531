import { FieldError, FieldFrame } from '#web/ui/field-frame.tsx'
import { errorId, fieldInput } from '#web/ui/field-styles.ts'

/** A field for one figure, with its unit at its end. */
export function FigureField({
  id,
  label,
  unit,
  unitName,
  value,
  error,
  hint,
  className = '',
  onChange,
  onLeave,
}: {
  readonly id: string
  readonly label: string
  /** Abbreviation of the unit in the field: `ft`. */
  readonly unit?: string | undefined
  /** Full name of the unit, for screen readers. */
  readonly unitName?: string | undefined
  readonly value: string
  readonly error: string | undefined
  readonly hint?: string | undefined
  readonly className?: string
  readonly onChange: (text: string) => void
  readonly onLeave: () => void
}) {
  const hintId = `${id}-hint`
  const described = [
    ...(error === undefined ? [] : [errorId(id)]),
    ...(hint === undefined ? [] : [hintId]),
  ]
  return (
    <FieldFrame id={id} label={label} error={error} className={className}>
      <div className="relative">
        <input
          id={id}
          name={id}
          type="text"
          // Lengths are read with fractions and marks, as in 2-1/2 and 12'-6", which no keypad has.
          inputMode={unit === 'ft' || unit === 'in' ? 'text' : 'decimal'}
          autoComplete="off"
          enterKeyHint="next"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onLeave}
          aria-label={unitName === undefined ? undefined : `${label} in ${unitName}`}
          aria-describedby={described.join(' ') || undefined}
          aria-invalid={error !== undefined}
          className={`${fieldInput} tabular-nums ${unit === undefined ? '' : 'pr-12'}`}
        />
        {unit === undefined ? null : (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-3.5 flex items-center text-sm text-bark-soft"
          >
            {unit}
          </span>
        )}
      </div>
      {hint === undefined ? null : (
        <p id={hintId} className="mt-1.5 text-sm text-bark-soft">
          {hint}
        </p>
      )}
    </FieldFrame>
  )
}

/** An error of no single field, which gets the focus when the amount cannot be used. */
export function TotalError(props: React.ComponentProps<typeof FieldError>) {
  return (
    <div
      data-total-error={props.error === undefined ? undefined : ''}
      tabIndex={-1}
      className="scroll-mt-40 focus:outline-none"
    >
      <FieldError {...props} />
    </div>
  )
}
