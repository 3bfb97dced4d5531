import { faultProps } from './field-styles.ts'

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

/** What a form may tell the browser and its keyboards about a line of text. */
export type InputHints = Pick<
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

/** Deals out what a field is told: to its frame, to its control, and the rest of its own. */
export function fieldParts<Props extends FieldProps>(props: Props) {
  const { id, name, label, value, onChange, onBlur, error, required, className, ...rest } = props
  const control = {
    id,
    name,
    value,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange(event.currentTarget.value),
    onBlur,
    'aria-required': required ?? false,
    ...faultProps(id, error),
  }
  return { frame: { id, label, required, error, className }, control, rest }
}
