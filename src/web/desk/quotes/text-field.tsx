import { useId } from 'react'
import { fieldClasses } from '#web/desk/forms/field.tsx'

export function TextField({
  label,
  value,
  onChange,
  onEnter,
  problem,
  rows,
  hint,
  className = '',
  ...rest
}: {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** Called on Enter, in fields of one line. */
  readonly onEnter?: () => void
  readonly problem?: string | undefined
  readonly rows?: number
  readonly hint?: string
  readonly className?: string
} & Pick<
  React.ComponentProps<'input'>,
  'type' | 'autoCapitalize' | 'maxLength' | 'inputMode' | 'placeholder' | 'list' | 'ref'
>) {
  const id = useId()
  const shared = {
    id,
    value,
    autoComplete: 'off',
    'aria-invalid': problem === undefined ? undefined : true,
    'aria-describedby': `${id}-about`,
  } as const
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-semibold">
        {label}
      </label>
      {rows === undefined ? (
        <input
          {...shared}
          {...rest}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || onEnter === undefined) return
            event.preventDefault()
            onEnter()
          }}
          className={fieldClasses}
        />
      ) : (
        <textarea
          {...shared}
          rows={rows}
          maxLength={rest.maxLength}
          placeholder={rest.placeholder}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className={`${fieldClasses} py-2`}
        />
      )}
      <p id={`${id}-about`} className="text-second not-empty:mt-1">
        {problem === undefined ? (
          <span className="text-bark-soft">{hint}</span>
        ) : (
          <span role="alert" className="text-brick">
            {problem}
          </span>
        )}
      </p>
    </div>
  )
}
