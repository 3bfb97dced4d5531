import { afterPress } from './after-press.ts'
import { errorProps } from './field-styles.ts'

/** Props that every field gets from its form. */
export interface FieldProps {
  readonly id: string
  readonly name: string
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly onBlur?: () => void
  readonly error?: string | undefined
  /** Id of an error that several fields share, while it is shown. */
  readonly sharedError?: string | undefined
  readonly required?: boolean
  readonly className?: string
}

/** Hints for browsers and on-screen keyboards. */
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

/** Splits a field's props into those of its frame, of its control, and the rest. */
export function fieldParts<Props extends FieldProps>(props: Props) {
  const { id, name, label, value, onChange, onBlur, ...described } = props
  const { error, sharedError, required, className, ...rest } = described
  const shared = error === undefined && sharedError !== undefined
  const change = (text: string) => {
    onChange(text)
    // The browser's autofill fills fields that nobody enters and leaves.
    if (document.activeElement?.id !== id) onBlur?.()
  }
  const control = {
    id,
    name,
    value,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      change(event.currentTarget.value),
    onBlur: () => {
      if (onBlur !== undefined) afterPress(onBlur)
    },
    'aria-required': required ?? false,
    ...(shared ? errorProps(sharedError, '') : errorProps(id, error)),
  }
  return { frame: { id, label, required, error, className }, control, change, rest }
}
