import { getInputProps } from '@conform-to/react'
import { followUpNoteLength } from '#domain/requests/follow-up.ts'
import type { CalendarDate } from '#domain/time.ts'
import { Button } from '#web/desk/button.tsx'
import { fieldClasses, FieldMessage } from '#web/desk/forms/field.tsx'
import { FirstSeenField } from '#web/desk/forms/seen-field.tsx'
import { useCheckedForm } from '#web/desk/forms/use-checked-form.ts'
import { followUpFormOn } from './request-forms.ts'

/** "Pick a date": the day of a follow-up, and what is to be done. */
export function DateForm({
  ref,
  revision,
  today,
  on,
  note,
  takesFocus,
  isBusy,
  onSend,
  children,
}: {
  readonly ref: React.Ref<HTMLFormElement>
  readonly revision: number
  readonly today: CalendarDate
  /** With which the form begins. */
  readonly on: CalendarDate
  readonly note: string
  readonly takesFocus: boolean
  readonly isBusy: boolean
  readonly onSend: (typed: FormData) => void
  readonly children: React.ReactNode
}) {
  const { fields, props } = useCheckedForm(followUpFormOn(today), onSend)
  const { key, ...date } = getInputProps(fields.on, { type: 'date' })
  return (
    <form {...props} ref={ref} className="mt-2 grid gap-2">
      <input type="hidden" name="intent" value="follow-up" />
      <FirstSeenField revision={revision} />
      <div>
        <input
          key={key}
          {...date}
          required
          min={today}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes up by a press of theirs
          autoFocus={takesFocus}
          aria-label="Date"
          defaultValue={on}
          className={fieldClasses}
        />
        <FieldMessage field={fields.on} />
      </div>
      <input
        name="note"
        maxLength={followUpNoteLength}
        aria-label="What to do"
        placeholder="What to do"
        defaultValue={note}
        className={fieldClasses}
      />
      <Button type="submit" variant="filled" disabled={isBusy}>
        Save
      </Button>
      {children}
    </form>
  )
}
