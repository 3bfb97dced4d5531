import { afterDigitEdit } from './field-digits.ts'
import { FieldFrame } from './field-frame.tsx'
import { faultProps, fieldInput } from './field-styles.ts'
import type { FieldProps } from './field.tsx'
import { useKeptCaret } from './use-kept-caret.ts'

/** Digits that take their shape as they are typed: a phone number, a ZIP code. */
export function DigitsField({
  id,
  name,
  label,
  value,
  onChange,
  onBlur,
  error,
  required = false,
  className = '',
  format,
  formatPasted = format,
  ...hints
}: FieldProps & {
  readonly format: (text: string) => string
  /** For a text that comes as a whole, and may carry more than was asked for. */
  readonly formatPasted?: (text: string) => string
  readonly maxLength: number
} & Pick<
    React.ComponentProps<'input'>,
    'type' | 'autoComplete' | 'inputMode' | 'enterKeyHint' | 'placeholder'
  >) {
  const { input, keepCaret } = useKeptCaret()
  const { maxLength } = hints

  const change = (text: string, at: number) => {
    keepCaret(at)
    onChange(text)
  }

  const typed = (event: React.ChangeEvent<HTMLInputElement>) => {
    const { value: raw, selectionStart } = event.currentTarget
    const after = afterDigitEdit(
      {
        before: value,
        typed: raw,
        caret: selectionStart ?? raw.length,
        removed: removedBy(event.nativeEvent),
      },
      format,
    )
    change(after.text, after.caret)
  }

  // The browser would cut a pasted text to maxLength before its extra marks are taken out.
  const pasted = (event: React.ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault()
    const text = event.clipboardData.getData('text')
    const whole = formatPasted(text)
    if (whole.length === maxLength) return change(whole, whole.length)
    const { selectionStart, selectionEnd } = event.currentTarget
    const head = value.slice(0, selectionStart ?? value.length) + text
    const tail = value.slice(selectionEnd ?? value.length)
    change(format(head + tail), format(head).length)
  }

  return (
    <FieldFrame {...{ id, label, required, error, className }}>
      <input
        ref={input}
        id={id}
        name={name}
        value={value}
        onChange={typed}
        onPaste={pasted}
        onBlur={onBlur}
        aria-required={required}
        className={`${fieldInput} tabular-nums`}
        {...faultProps(id, error)}
        {...hints}
      />
    </FieldFrame>
  )
}

function removedBy(event: Event): 'backward' | 'forward' | null {
  if (!(event instanceof InputEvent)) return null
  if (event.inputType === 'deleteContentBackward') return 'backward'
  return event.inputType === 'deleteContentForward' ? 'forward' : null
}
