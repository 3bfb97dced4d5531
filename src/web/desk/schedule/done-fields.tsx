import { fieldClasses, Textarea } from '#web/desk/forms/field.tsx'
import { FirstSeenField } from '#web/desk/forms/seen-field.tsx'
import type { Stop } from './stop.ts'

export function DoneFields({
  stop: { id, doneNote, doneMinutes },
  revision,
  ref,
}: {
  readonly stop: Pick<Stop, 'id' | 'doneNote' | 'doneMinutes'>
  readonly revision: number
  readonly ref?: React.Ref<HTMLTextAreaElement>
}) {
  return (
    <>
      <input type="hidden" name="intent" value="done" />
      <input type="hidden" name="id" value={id} />
      <FirstSeenField revision={revision} />
      <label className="text-second">
        What was done
        <Textarea
          ref={ref}
          name="text"
          rows={3}
          maxLength={2000}
          defaultValue={doneNote}
          className={`${fieldClasses} mt-1 py-1.5`}
        />
      </label>
      <label className="text-second">
        How many minutes it took
        <input
          type="number"
          name="minutes"
          min={1}
          max={1440}
          inputMode="numeric"
          defaultValue={doneMinutes ?? ''}
          className={`${fieldClasses} mt-1 w-28!`}
        />
      </label>
    </>
  )
}
