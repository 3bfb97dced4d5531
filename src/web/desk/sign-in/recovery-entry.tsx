import { getFormProps, type SubmissionResult } from '@conform-to/react'
import { Button } from '#web/desk/button.tsx'
import { Field } from '#web/desk/forms/field.tsx'
import { recoveryForm } from './sign-in-forms.ts'
import { useCredentialForm } from './use-credential-form.ts'

export function RecoveryEntry({
  lastResult,
  isBusy,
  label,
  email,
  onEnter,
  onBack,
}: {
  readonly lastResult: SubmissionResult<string[]> | undefined
  readonly isBusy: boolean
  readonly label: string
  /** Asked for unless it is known. */
  readonly email?: string
  readonly onEnter: (form: FormData) => void
  readonly onBack: () => void
}) {
  const [form, fields] = useCredentialForm(recoveryForm, lastResult, onEnter)
  return (
    <form method="post" {...getFormProps(form)}>
      <input type="hidden" name="intent" value="recovery-code" />
      {email === undefined ? (
        <Field field={fields.email} label="Email" type="email" autoComplete="username" />
      ) : (
        <input type="hidden" name="email" value={email} />
      )}
      <Field
        field={fields.recoveryCode}
        label="Recovery code"
        className="mt-3"
        spellCheck={false}
        hint="One from your printed list. It works once."
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" variant="filled" disabled={isBusy}>
          {label}
        </Button>
        <Button variant="word" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  )
}
