import { CheckTile } from '#web/ui/field-check.tsx'
import { FieldFault, RequiredMark } from '#web/ui/field-frame.tsx'
import { faultId } from '#web/ui/field-styles.ts'

interface ChoiceProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly required: boolean
  readonly error: string | undefined
  readonly options: readonly string[]
  readonly className: string
}

/** Any number of a few words. */
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
          aria-describedby={choice.error === undefined ? undefined : faultId(choice.id)}
        />
      ))}
    </Choice>
  )
}

/** One of a few words. */
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
        <label
          key={option}
          className="flex min-h-12 cursor-pointer items-center gap-3 rounded-lg border border-hairline bg-white px-3.5 py-2 leading-snug transition-colors hover:border-moss has-checked:border-moss has-checked:bg-leaf-pale/55 has-checked:text-evergreen"
        >
          <input
            type="radio"
            name={choice.name}
            value={option}
            checked={value === option}
            onChange={() => onChange(option)}
            aria-describedby={choice.error === undefined ? undefined : faultId(choice.id)}
            className="size-5 shrink-0 cursor-pointer accent-evergreen"
          />
          <span className="min-w-0 wrap-anywhere">{option}</span>
        </label>
      ))}
    </Choice>
  )
}

function Choice({
  id,
  label,
  required,
  error,
  className,
  isOneOf = false,
  children,
}: Omit<ChoiceProps, 'name' | 'options'> & {
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
      <div className="grid gap-2.5 sm:grid-cols-2">{children}</div>
      <FieldFault id={id} error={error} />
    </fieldset>
  )
}
