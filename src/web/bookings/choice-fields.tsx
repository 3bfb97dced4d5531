import { CheckTile, RadioTile } from '#web/ui/field-check.tsx'
import { FieldError, RequiredMark } from '#web/ui/field-frame.tsx'
import { errorId } from '#web/ui/field-styles.ts'

interface ChoiceProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly required: boolean
  readonly error: string | undefined
  readonly options: readonly string[]
  readonly className: string
}

/** Checkboxes: any number of the options. */
export function CheckChoice({
  chosen,
  onChange,
  ...choice
}: ChoiceProps & {
  readonly chosen: readonly string[]
  readonly onChange: (chosen: readonly string[]) => void
}) {
  return (
    <Choice {...choice}>
      {choice.options.map((option) => (
        <CheckTile
          key={option}
          name={choice.name}
          value={option}
          label={option}
          checked={chosen.includes(option)}
          onChange={(isOn) =>
            // In the order of the form, whatever the order of the clicks.
            onChange(choice.options.filter((one) => (one === option ? isOn : chosen.includes(one))))
          }
          aria-invalid={choice.error !== undefined}
          aria-describedby={choice.error === undefined ? undefined : errorId(choice.id)}
        />
      ))}
    </Choice>
  )
}

/** Radio buttons: one of the options. */
export function RadioChoice({
  value,
  onChange,
  ...choice
}: ChoiceProps & {
  readonly value: string
  readonly onChange: (option: string) => void
}) {
  return (
    <Choice {...choice} isOneOf>
      {choice.options.map((option) => (
        <RadioTile
          key={option}
          name={choice.name}
          value={option}
          label={option}
          checked={value === option}
          onChange={() => onChange(option)}
          aria-describedby={choice.error === undefined ? undefined : errorId(choice.id)}
        />
      ))}
    </Choice>
  )
}

function Choice({
  id,
  label,
  required,
  error,
  options,
  className,
  isOneOf = false,
  children,
}: Omit<ChoiceProps, 'name'> & {
  readonly isOneOf?: boolean
  readonly children: React.ReactNode
}) {
  return (
    <fieldset
      id={id}
      className={className}
      {...(isOneOf
        ? { role: 'radiogroup', 'aria-required': required, 'aria-invalid': error !== undefined }
        : {})}
    >
      <legend className="mb-2 flex gap-1 text-sm font-semibold text-evergreen">
        {label}
        {required ? <RequiredMark /> : null}
      </legend>
      <div className={`grid gap-2.5 ${columnsFor(options)}`}>{children}</div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

/** Columns that leave no gap at the end where the labels are short enough. */
function columnsFor(options: readonly string[]): string {
  const areShort = options.every((option) => option.length <= 10)
  if (areShort && options.length % 2 === 0) return 'xs:grid-cols-2'
  return areShort && options.length % 3 === 0 ? 'sm:grid-cols-3' : 'sm:grid-cols-2'
}
