import { afterDigitEdit } from './field-digits.ts'
import { FieldFrame } from './field-frame.tsx'
import { type FieldProps, fieldParts, type InputHints } from './field-props.ts'
import { fieldInput } from './field-styles.ts'
import { usePreservedCaret } from './use-preserved-caret.ts'

/** Digits that take their shape as they are typed: a phone number, a ZIP code. */
export function DigitsField(
  props: FieldProps &
    InputHints & {
      readonly format: (text: string) => string
      /** For a pasted text, which may hold more than the field. */
      readonly formatPasted?: (text: string) => string
      readonly maxLength: number
    },
) {
  const { frame, control, change, rest } = fieldParts(props)
  const { format, formatPasted = format, ...hints } = rest
  const { value, maxLength } = props
  const { input, preserveCaret } = usePreservedCaret()

  const changeAt = (text: string, at: number) => {
    preserveCaret(at)
    change(text)
  }

  const typed = (event: React.ChangeEvent<HTMLInputElement>) => {
    const { value: raw, selectionStart } = event.currentTarget
    if (event.currentTarget.matches(':autofill')) {
      const whole = formatPasted(raw)
      return changeAt(whole, whole.length)
    }
    const after = afterDigitEdit(
      {
        before: value,
        typed: raw,
        caret: selectionStart ?? raw.length,
        removed: removedBy(event.nativeEvent),
      },
      format,
    )
    changeAt(after.text, after.caret)
  }

  // The browser would cut a long text to maxLength before its extra marks are taken out.
  const insert = (event: React.SyntheticEvent<HTMLInputElement>, text: string) => {
    event.preventDefault()
    const whole = formatPasted(text)
    if (whole.length === maxLength) return changeAt(whole, whole.length)
    const { selectionStart, selectionEnd } = event.currentTarget
    const head = value.slice(0, selectionStart ?? value.length) + text
    const tail = value.slice(selectionEnd ?? value.length)
    changeAt(formatPasted(head + tail), format(head).length)
  }

  return (
    <FieldFrame {...frame}>
      <input
        {...control}
        ref={input}
        onChange={typed}
        onPaste={(event) => insert(event, event.clipboardData.getData('text'))}
        // Keyboards of phones insert a text from their clipboard without pasting it, and a digit more
        // than the field takes may show that its first one is a country code. Firefox brings Enter.
        onBeforeInput={(event) => {
          const isFull = event.currentTarget.selectionStart === maxLength
          if (event.data.length > 1 || (isFull && /\d/.test(event.data))) insert(event, event.data)
        }}
        className={`${fieldInput} tabular-nums`}
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
