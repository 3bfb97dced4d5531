import { CharacterCount } from './field-counter.tsx'
import { FieldFrame, SelectArrow } from './field-frame.tsx'
import { faultProps, fieldInput } from './field-styles.ts'

/** What every field is told by its form. */
export interface FieldProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onBlur?: () => void
  readonly error?: string | undefined
  readonly required?: boolean
  readonly className?: string
}

type InputHints = Pick<
  React.ComponentProps<'input'>,
  | 'type'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'inputMode'
  | 'enterKeyHint'
  | 'maxLength'
  | 'min'
  | 'max'
  | 'placeholder'
  | 'readOnly'
  | 'spellCheck'
>

/** One line of text. */
export function TextField({
  id,
  name,
  label,
  value,
  onChange,
  onBlur,
  error,
  required = false,
  className = '',
  ...hints
}: FieldProps & InputHints) {
  return (
    <FieldFrame {...{ id, label, required, error, className }}>
      <input
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        aria-required={required}
        className={fieldInput}
        {...faultProps(id, error)}
        {...hints}
      />
    </FieldFrame>
  )
}

/** Several lines of text, with a counter where there is a limit. */
export function TextAreaField({
  id,
  name,
  label,
  value,
  onChange,
  onBlur,
  error,
  required = false,
  className = '',
  limit,
  labelHidden = false,
  rows = 4,
  placeholder,
}: FieldProps & {
  readonly labelHidden?: boolean
  /** Most characters; more can be typed, so that pasted text is never cut in silence. */
  readonly limit?: number
  readonly rows?: number
  readonly placeholder?: string
}) {
  return (
    <FieldFrame
      {...{ id, label, labelHidden, required, error, className }}
      aside={limit === undefined ? null : <CharacterCount text={value} limit={limit} />}
    >
      <textarea
        id={id}
        name={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={onBlur}
        rows={rows}
        placeholder={placeholder}
        aria-required={required}
        className={`${fieldInput} field-sizing-content max-h-96 min-h-32 resize-y`}
        {...faultProps(id, error)}
      />
    </FieldFrame>
  )
}

/** One of a few values. */
export function SelectField({
  id,
  name,
  label,
  value,
  onChange,
  onBlur,
  error,
  required = false,
  className = '',
  options,
  placeholder,
}: FieldProps & {
  readonly options: readonly string[]
  /** Shown while nothing is chosen. */
  readonly placeholder?: string
}) {
  return (
    <FieldFrame {...{ id, label, required, error, className }}>
      <div className="relative">
        <select
          id={id}
          name={name}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={onBlur}
          aria-required={required}
          className={`${fieldInput} appearance-none pr-11`}
          {...faultProps(id, error)}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option} value={option}>
              {option}
            </option>
          ))}
        </select>
        <SelectArrow />
      </div>
    </FieldFrame>
  )
}
