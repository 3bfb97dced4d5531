import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import type * as z from 'zod/mini'
import { Button } from '#web/desk/button.tsx'
import { Field } from '#web/desk/forms/field.tsx'
import { codeForm, recoveryForm } from './sign-in-forms.ts'

interface EntryProps {
  readonly lastResult: SubmissionResult<string[]> | undefined
  readonly isBusy: boolean
  readonly label: string
  /** Gets the credential once it is well-formed. */
  readonly onEnter: (form: FormData) => void
}

/** The field gets the focus when it appears. */
const focus = (input: HTMLInputElement | null) => input?.focus()

export function CodeEntry({ onAgain, ...entry }: EntryProps & { readonly onAgain: () => void }) {
  const [form, fields] = useEntryForm(codeForm, entry)
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
        <Button type="submit" variant="filled" disabled={entry.isBusy}>
          {entry.label}
        </Button>
        <Button variant="word" onClick={onAgain} disabled={entry.isBusy}>
          Send another code
        </Button>
      </div>
    </form>
  )
}

export function RecoveryEntry({
  email,
  onBack,
  ...entry
}: EntryProps & {
  /** Asked for unless it is known. */
  readonly email?: string
  readonly onBack: () => void
}) {
  const [form, fields] = useEntryForm(recoveryForm, entry)
  return (
    <form method="post" {...getFormProps(form)}>
      <input type="hidden" name="intent" value="recovery-code" />
      {email === undefined ? (
        <Field
          field={fields.email}
          label="Email"
          type="email"
          autoComplete="username"
          ref={focus}
        />
      ) : (
        <input type="hidden" name="email" value={email} />
      )}
      <Field
        field={fields.recoveryCode}
        label="Recovery code"
        className="mt-3"
        spellCheck={false}
        ref={email === undefined ? undefined : focus}
        hint="One from your printed list. It works once."
      />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button type="submit" variant="filled" disabled={entry.isBusy}>
          {entry.label}
        </Button>
        <Button variant="word" onClick={onBack}>
          Back
        </Button>
      </div>
    </form>
  )
}

function useEntryForm<Schema extends z.ZodMiniObject>(
  schema: Schema,
  { lastResult, onEnter }: Pick<EntryProps, 'lastResult' | 'onEnter'>,
) {
  return useForm<z.input<Schema>, z.output<Schema>>({
    lastResult,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
    shouldRevalidate: 'onInput',
    onSubmit(event, { formData }) {
      event.preventDefault()
      onEnter(formData)
    },
  })
}
