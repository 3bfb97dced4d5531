import { getFormProps, type SubmissionResult } from '@conform-to/react'
import { Button } from '#web/desk/button.tsx'
import { Field } from '#web/desk/forms/field.tsx'
import { codeForm } from './sign-in-forms.ts'
import { useCredentialForm } from './use-credential-form.ts'

/** The field gets the focus when it appears. */
const focus = (input: HTMLInputElement | null) => input?.focus()

export function CodeEntry({
  lastResult,
  isBusy,
  label,
  onEnter,
  onAgain,
}: {
  readonly lastResult: SubmissionResult<string[]> | undefined
  readonly isBusy: boolean
  readonly label: string
  readonly onEnter: (form: FormData) => void
  readonly onAgain: () => void
}) {
  const [form, fields] = useCredentialForm(codeForm, lastResult, onEnter)
  return (
    <form method="post" {...getFormProps(form)}>
      <input type="hidden" name="intent" value="code" />
      <Field
        field={fields.code}
        label="Code"
        inputMode="numeric"
        autoComplete="one-time-code"
        ref={focus}
        hint="Six digits. Enter them in this browser, within 10 minutes."
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" variant="filled" disabled={isBusy}>
          {label}
        </Button>
        <Button variant="word" onClick={onAgain} disabled={isBusy}>
          Send another code
        </Button>
      </div>
    </form>
  )
}
