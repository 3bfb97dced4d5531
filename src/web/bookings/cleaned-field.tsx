import { FieldFrame } from '#web/ui/field-frame.tsx'
import { type FieldProps, fieldParts, type InputHints } from '#web/ui/field-props.ts'
import { fieldInput } from '#web/ui/field-styles.ts'
import { usePreservedCaret } from '#web/ui/use-preserved-caret.ts'

/** Without `maxLength`, which would cut a pasted number before it is cleaned. */
export function CleanedField(
  props: FieldProps &
    Omit<InputHints, 'maxLength'> & {
      readonly clean: (text: string) => string
      /** Shown over the end of the line; the text stays clear of it. */
      readonly end?: React.ReactNode
    },
) {
  const { frame, control, change, rest } = fieldParts(props)
  const { clean, end, ...hints } = rest
  const { input, preserveCaret } = usePreservedCaret()

  return (
    <FieldFrame {...frame}>
      <div className="relative">
        <input
          {...control}
          ref={input}
          onChange={({ currentTarget, nativeEvent }) => {
            const { value: raw, selectionStart } = currentTarget
            // An input method's unfinished character must not be touched.
            const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
            preserveCaret(
              isComposing || selectionStart === null
                ? null
                : clean(raw.slice(0, selectionStart)).length,
            )
            change(raw)
          }}
          className={`${fieldInput} ${end === undefined ? '' : 'pr-26'}`}
          {...hints}
        />
        {end}
      </div>
    </FieldFrame>
  )
}
