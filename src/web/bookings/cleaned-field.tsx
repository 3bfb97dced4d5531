import { FieldFrame } from '#web/ui/field-frame.tsx'
import { type FieldProps, fieldParts, type InputHints } from '#web/ui/field-props.ts'
import { fieldInput } from '#web/ui/field-styles.ts'
import { useKeptCaret } from '#web/ui/use-kept-caret.ts'

/**
 * One line of text that drops, as it is typed or pasted, what does not belong there. The caret
 * stays put. Without `maxLength`, which would cut a pasted number before it is cleaned.
 */
export function CleanedField(
  props: FieldProps &
    Omit<InputHints, 'maxLength'> & {
      readonly clean: (text: string) => string
      /** Over the end of the line; the words keep clear of it. */
      readonly end?: React.ReactNode
    },
) {
  const { frame, control, rest } = fieldParts(props)
  const { clean, end, ...hints } = rest
  const { input, keepCaret } = useKeptCaret()

  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <input
          {...control}
          ref={input}
          onChange={({ currentTarget, nativeEvent }) => {
            const { value: raw, selectionStart } = currentTarget
            // An input method's half-made letter must not be touched.
            const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
            keepCaret(
              isComposing || selectionStart === null
                ? null
                : clean(raw.slice(0, selectionStart)).length,
            )
            props.onChange(raw)
          }}
          className={`${fieldInput} ${end === undefined ? '' : 'pr-26'}`}
          {...hints}
        />
        {end}
      </div>
    </FieldFrame>
  )
}
