import { useState } from 'react'
import { useFetcher } from '#web/use-fetcher.ts'
import { Button } from '#web/desk/button.tsx'
import { AskingButton } from '#web/desk/dialog.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import type { AccountAnswer } from './account-answer.ts'
import { NameField } from './name-field.tsx'
import { passkeyNameForm } from './sign-in-forms.ts'
import { useMoment } from '#web/desk/use-desk.ts'
import { Row } from '#web/desk/sheet.tsx'
import { AnswerLine } from '#web/desk/forms/saved-line.tsx'
import { useDeskForm } from '#web/desk/forms/use-desk-form.tsx'

interface PasskeyProps {
  readonly id: string
  readonly name: string
  readonly createdAt: number
  readonly lastUsedAt: number | null
}

export function PasskeyRow({
  isBusy,
  warning,
  onRemove,
  ...passkey
}: PasskeyProps & {
  readonly isBusy: boolean
  /** The consequence for one who has no other; null for none. */
  readonly warning: string | null
  readonly onRemove: () => void
}) {
  const { name, createdAt, lastUsedAt } = passkey
  const moment = useMoment()
  // The form's own, whose answer stays when the form is gone.
  const fetcher = useFetcher<AccountAnswer>()
  // Undefined before the first time.
  const [isNaming, setIsNaming] = useState<boolean>()
  if (isNaming) return <NameForm {...passkey} fetcher={fetcher} onDone={() => setIsNaming(false)} />
  return (
    <Row
      title={name}
      second={`Created ${moment(createdAt)}${lastUsedAt === null ? ', not used yet' : `, last used ${moment(lastUsedAt)}`}`}
    >
      <AnswerLine answer={fetcher.data} />
      <Button
        variant="word"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it comes back in place of the form
        autoFocus={isNaming === false}
        onClick={() => setIsNaming(true)}
        aria-label={`Rename ${name}`}
      >
        Rename
      </Button>
      <AskingButton
        variant="word"
        disabled={isBusy}
        aria-label={`Remove the passkey ${name}, created ${moment(createdAt)}`}
        question={{
          title: `Remove the passkey “${name}”?`,
          text: (
            <>
              It no longer signs you in, and this cannot be undone. You can create another on the
              same device.
              {warning === null ? null : <p className="mt-4 font-semibold text-clay">{warning}</p>}
            </>
          ),
          no: 'Keep',
          yes: 'Remove the passkey',
          onYes: onRemove,
        }}
      >
        Remove
      </AskingButton>
    </Row>
  )
}

function NameForm({
  id,
  name,
  fetcher,
  onDone,
}: PasskeyProps & {
  readonly fetcher: ReturnType<typeof useFetcher<AccountAnswer>>
  readonly onDone: () => void
}) {
  const { fields, props, forget, isBusy } = useDeskForm(fetcher, {
    name: `passkey ${id}`,
    schema: passkeyNameForm,
    action: deskPaths.account,
    defaultValue: { id, name },
    onDone,
  })
  return (
    <li className="px-4 py-3">
      <form {...props} className="flex flex-wrap items-start gap-3">
        <input type="hidden" name="intent" value="rename-passkey" />
        <input type="hidden" name="id" value={id} />
        <NameField
          field={fields.name}
          label="Name of this passkey"
          answer={fetcher.data}
          isBusy={isBusy}
          onCancel={() => {
            forget()
            fetcher.reset()
            onDone()
          }}
        />
      </form>
    </li>
  )
}
