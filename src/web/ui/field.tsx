import { CharacterCount } from './field-counter.tsx'
import { FieldFrame, SelectArrow } from './field-frame.tsx'
import { type FieldProps, fieldParts, type InputHints } from './field-props.ts'
import { fieldInput } from './field-styles.ts'

export function TextField(props: FieldProps & InputHints) {
  const { frame, control, rest: hints } = fieldParts(props)
  return (
    <FieldFrame {...frame}>
      <input {...control} className={fieldInput} {...hints} />
    </FieldFrame>
  )
}

/** Several lines of text, with a counter where there is a limit. */
export function TextAreaField(
  props: FieldProps & {
    readonly labelHidden?: boolean
    /** Most characters; more can be typed, so that pasted text is never cut in silence. */
    readonly limit?: number
    readonly rows?: number
    readonly placeholder?: string
  },
) {
  const { value, limit, labelHidden, rows = 4, placeholder } = props
  const { frame, control } = fieldParts(props)
  return (
    <FieldFrame
      {...frame}
      labelHidden={labelHidden}
      aside={limit === undefined ? null : <CharacterCount text={value} limit={limit} />}
    >
      <textarea
        {...control}
        rows={rows}
        placeholder={placeholder}
        className={`${fieldInput} field-sizing-content max-h-96 min-h-32 resize-y wrap-anywhere`}
      />
    </FieldFrame>
  )
}

export function SelectField(
  props: FieldProps & {
    readonly options: readonly string[]
    /** Shown while nothing is chosen. */
    readonly placeholder?: string
  },
) {
  const { options, placeholder } = props
  const { frame, control } = fieldParts(props)
  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <select {...control} className={`${fieldInput} appearance-none pr-11`}>
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
