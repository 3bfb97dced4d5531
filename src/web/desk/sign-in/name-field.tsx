import type { FieldMetadata } from '@conform-to/react'
import { Button } from '#web/desk/button.tsx'
import { Field } from '#web/desk/forms/field.tsx'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'

/** The field of a form that renames something, which gets the focus, with its buttons. */
export function NameField({
  field,
  label,
  answer,
  isBusy,
  onCancel,
}: {
  readonly field: FieldMetadata<string>
  readonly label: string
  readonly answer: { readonly is: string } | undefined
  readonly isBusy: boolean
  readonly onCancel: () => void
}) {
  return (
    <>
      <Field field={field} label={label} className="min-w-56 flex-1" ref={select} />
      <div className="flex gap-2 desk:mt-6">
        <Button type="submit" variant="filled" disabled={isBusy}>
          Save
        </Button>
        <Button variant="word" onClick={onCancel}>
          Cancel
        </Button>
      </div>
      {/* Once it is saved, the answer is shown in place of the form. */}
      <AnswerLine answer={answer?.is === 'saved' ? undefined : answer} isBusy={isBusy} />
    </>
  )
}

const select = (input: HTMLInputElement | null) => input?.select()
