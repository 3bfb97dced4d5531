import { useState } from 'react'
import { type Role, roleNames } from '#domain/desk/roles.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Button } from '#web/desk/button.tsx'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { useDeskForm } from '#web/desk/forms/use-desk-form.tsx'
import { useFetcher } from '#web/use-fetcher.ts'
import type { AccountAnswer } from './account-answer.ts'
import { NameField } from './name-field.tsx'
import { ownNameForm } from './sign-in-forms.ts'

/** One's own name, which colleagues and customers see, with a form to correct it. */
export function OwnName({
  name,
  email,
  role,
}: {
  readonly name: string
  readonly email: string
  readonly role: Role
}) {
  // The form's own, whose answer stays when the form is gone.
  const fetcher = useFetcher<AccountAnswer>()
  // Undefined before the first time.
  const [isNaming, setIsNaming] = useState<boolean>()
  if (isNaming) return <NameForm name={name} fetcher={fetcher} onDone={() => setIsNaming(false)} />
  return (
    <p className="min-w-0">
      <span className="font-semibold">{name}</span>, {roleNames[role]}
      <Button
        variant="tight"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes back in place of the form
        autoFocus={isNaming === false}
        onClick={() => setIsNaming(true)}
      >
        Change your name
      </Button>
      <span className="block text-second text-bark-soft">{email}</span>
      <AnswerLine answer={fetcher.data} />
    </p>
  )
}

function NameForm({
  name,
  fetcher,
  onDone,
}: {
  readonly name: string
  readonly fetcher: ReturnType<typeof useFetcher<AccountAnswer>>
  readonly onDone: () => void
}) {
  const { fields, props, forget, isBusy } = useDeskForm(fetcher, {
    name: 'own name',
    schema: ownNameForm,
    action: deskPaths.account,
    defaultValue: { name },
    onDone,
  })
  return (
    <form {...props} className="flex flex-wrap items-start gap-3">
      <input type="hidden" name="intent" value="change-name" />
      <NameField
        field={fields.name}
        label="Your name"
        answer={fetcher.data}
        isBusy={isBusy}
        onCancel={() => {
          forget()
          fetcher.reset()
          onDone()
        }}
      />
    </form>
  )
}
