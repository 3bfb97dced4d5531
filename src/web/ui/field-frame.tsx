import type { FieldProps } from './field-props.ts'
import { Icon } from './icon.tsx'
import { errorId, fieldError, fieldLabel } from './field-styles.ts'

/** A field with its label above and its error below. */
export function FieldFrame({
  id,
  label,
  required = false,
  error,
  aside,
  labelHidden = false,
  className = '',
  children,
}: Pick<FieldProps, 'id' | 'label'> & {
  readonly required?: boolean | undefined
  readonly error: string | undefined
  /** Opposite the error, such as a counter. */
  readonly aside?: React.ReactNode
  /** Hides the label of a field whose title right above is the same. */
  readonly labelHidden?: boolean | undefined
  readonly className?: string | undefined
  readonly children: React.ReactNode
}) {
  return (
    <div className={className}>
      <div className={labelHidden ? 'sr-only' : 'mb-1.5 flex gap-1'}>
        <label htmlFor={id} className={fieldLabel}>
          {label}
        </label>
        {required ? <RequiredMark /> : null}
      </div>
      {children}
      <div className="flex items-start justify-between gap-4">
        <FieldError id={id} error={error} />
        {aside}
      </div>
    </div>
  )
}

/** Beside a label, not in it, so that the label alone names the field. */
export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-sm leading-snug font-semibold text-clay">
      *
    </span>
  )
}

/** The error under a field, announced when it appears. */
export function FieldError({
  id,
  error,
}: {
  readonly id: string
  readonly error: string | undefined
}) {
  return (
    <div aria-live="polite">
      {error === undefined ? null : (
        <p id={errorId(id)} className={fieldError}>
          <svg viewBox="0 0 20 20" aria-hidden="true" className="mt-[0.2em] size-4 shrink-0">
            <circle cx="10" cy="10" r="9" fill="currentColor" />
            <path d="M10 5v6M10 14.2v.1" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />
          </svg>
          {error}
        </p>
      )}
    </div>
  )
}

export function SelectArrow() {
  return (
    <Icon
      name="chevron-down"
      className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2 text-moss"
    />
  )
}
