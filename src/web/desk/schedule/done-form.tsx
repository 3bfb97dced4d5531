import { getInputProps, getTextareaProps } from '@conform-to/react'
import { Button } from '#web/desk/button.tsx'
import { FieldMessage, fieldClasses, Textarea } from '#web/desk/forms/field.tsx'
import { FirstSeenField } from '#web/desk/forms/seen-field.tsx'
import { useCheckedForm } from '#web/desk/forms/use-checked-form.ts'
import type { Stop } from './stop.ts'
import { doneForm } from './visit-forms.ts'

/** What was done at a stop, and how long it took. */
export function DoneForm({
  stop: { id, revision, doneNote, doneMinutes },
  label,
  isBusy,
  ref,
  textRef,
  onSend,
  children,
}: {
  readonly stop: Pick<Stop, 'id' | 'revision' | 'doneNote' | 'doneMinutes'>
  /** Words of the button. */
  readonly label: string
  readonly isBusy: boolean
  readonly ref: React.Ref<HTMLFormElement>
  readonly textRef?: React.Ref<HTMLTextAreaElement>
  readonly onSend: (typed: FormData, form: HTMLFormElement) => void
  readonly children?: React.ReactNode
}) {
  const { fields, props } = useCheckedForm(doneForm, onSend)
  const { key: textKey, ...text } = getTextareaProps(fields.text)
  const { key: minutesKey, ...minutes } = getInputProps(fields.minutes, { type: 'text' })
  return (
    <form {...props} ref={ref} className="grid gap-3">
      <input type="hidden" name="intent" value="done" />
      <input type="hidden" name="id" value={id} />
      <FirstSeenField revision={revision} />
      <label className="text-second">
        What was done
        <Textarea
          key={textKey}
          {...text}
          ref={textRef}
          rows={3}
          maxLength={2000}
          defaultValue={doneNote}
          className={`${fieldClasses} mt-1 py-1.5`}
        />
      </label>
      <div>
        <label className="text-second">
          How many minutes it took
          <input
            key={minutesKey}
            {...minutes}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={doneMinutes ?? ''}
            className={`${fieldClasses} mt-1 w-28!`}
          />
        </label>
        <FieldMessage field={fields.minutes} />
      </div>
      <Button type="submit" variant="filled" disabled={isBusy}>
        {label}
      </Button>
      {children}
    </form>
  )
}
