import { FieldFrame } from '#web/ui/field-frame.tsx'
import { faultProps, fieldInput } from '#web/ui/field-styles.ts'
import type { FieldProps } from '#web/ui/field.tsx'
import { useKeptCaret } from '#web/ui/use-kept-caret.ts'

/**
 * One line of text that drops, as it is typed or pasted, what does not belong there. The caret
 * stays put. Without `maxLength`, which would cut a pasted number before it is cleaned.
 */
export function CleanedField({
  id,
  name,
  label,
  value,
  onChange,
  onBlur,
  error,
  required = false,
  className = '',
  clean,
  ...hints
}: FieldProps & {
  readonly clean: (text: string) => string
} & Pick<
    React.ComponentProps<'input'>,
    'type' | 'inputMode' | 'placeholder' | 'autoComplete' | 'autoCapitalize'
  >) {
  const { input, keepCaret } = useKeptCaret()

  return (
    <FieldFrame {...{ id, label, required, error, className }}>
      <input
        ref={input}
        id={id}
        name={name}
        value={value}
        onChange={({ currentTarget, nativeEvent }) => {
          const { value: raw, selectionStart } = currentTarget
          // An input method's half-made letter must not be touched.
          const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
          keepCaret(
            isComposing || selectionStart === null
              ? null
              : clean(raw.slice(0, selectionStart)).length,
          )
          onChange(raw)
        }}
        onBlur={onBlur}
        aria-required={required}
        className={fieldInput}
        {...faultProps(id, error)}
        {...hints}
      />
    </FieldFrame>
  )
}
