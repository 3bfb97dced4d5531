import { useState } from 'react'
import type { AccountAnswer } from './account-answer.ts'
import { Button, type ButtonVariant } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { OpenPage } from '#web/desk/open-page.tsx'
import { Icon } from '#web/desk/icon.tsx'
import { createPasskey, passkeyProblem, useHasPasskeys } from './passkey-client.ts'
import { useAction } from '#web/desk/forms/use-submission.tsx'

export function AddPasskey({
  variant = 'outline',
  thenTo,
}: {
  readonly variant?: ButtonVariant
  /** Page to open once the passkey is made. */
  readonly thenTo?: string
}) {
  const { data, isBusy, send } = useAction<AccountAnswer>(deskPaths.account)
  const hasPasskeys = useHasPasskeys()
  const [problem, setProblem] = useState<string | null>(null)
  const add = async () => {
    try {
      setProblem(null)
      const form = new FormData()
      form.set('intent', 'add-passkey')
      form.set('answer', await createPasskey())
      send(form)
    } catch (error) {
      setProblem(passkeyProblem(error))
    }
  }
  const refused = data?.is === 'failed' ? data.message : null
  if (!hasPasskeys) {
    return (
      <p>This browser does not support passkeys. Open the desk in another browser to create one.</p>
    )
  }
  return (
    <>
      {data?.is === 'passkey-added' && thenTo !== undefined ? <OpenPage to={thenTo} /> : null}
      <Button variant={variant} disabled={isBusy} onClick={() => void add()}>
        <Icon name="passkey" />
        Create a passkey on this device
      </Button>
      <p role="alert" className="text-brick not-empty:mt-3">
        {problem ?? refused}
      </p>
    </>
  )
}
