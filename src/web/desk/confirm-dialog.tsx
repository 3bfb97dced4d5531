import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { Button } from './button.tsx'
import { CodeEntry } from './code-entry.tsx'
import { deskPaths } from './desk-paths.ts'
import { Dialog } from './dialog.tsx'
import { Icon } from './icon.tsx'
import { passkeyProblem, signWithPasskey } from './passkey-client.ts'
import type { action } from './pages/confirm.ts'
import { useColleague } from './use-desk.ts'

/** "Confirm it's you": a passkey, or a code by email, before a step that matters. */
export function ConfirmDialog({
  onConfirmed,
  onClose,
}: {
  readonly onConfirmed: () => void
  readonly onClose: () => void
}) {
  const { email, hasCodes } = useColleague()
  const fetcher = useFetcher<typeof action>()
  const [problem, setProblem] = useState<string | null>(null)
  const { data } = fetcher
  const isBusy = fetcher.state !== 'idle'
  const send = (form: FormData | Record<string, string>) => {
    setProblem(null)
    void fetcher.submit(form, { method: 'post', action: deskPaths.confirm })
  }
  const isConfirmed = data?.is === 'confirmed'
  useEffect(() => {
    if (isConfirmed) onConfirmed()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once for each confirmation
  }, [isConfirmed])

  const usePasskey = async () => {
    try {
      send({ intent: 'passkey', answer: await signWithPasskey('step-up') })
    } catch (error) {
      setProblem(passkeyProblem(error))
    }
  }
  const message = problem ?? (data?.is === 'refused' ? data.message : null)
  return (
    <Dialog title="Confirm it’s you" onClose={onClose}>
      <p className="mb-4">This step is for you alone. Nothing you typed is lost.</p>
      <p role="alert" className="text-brick not-empty:mb-3">
        {message}
      </p>
      {data?.is === 'code-sent' || data?.is === 'code-refused' ? (
        <>
          <p className="mb-4">We sent a code to {email}.</p>
          <CodeEntry
            lastResult={data.is === 'code-refused' ? data.reply : undefined}
            isBusy={isBusy}
            label="Confirm"
            onEnter={send}
            onAgain={() => send({ intent: 'send-code' })}
          />
        </>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button look="filled" onClick={usePasskey} disabled={isBusy}>
            <Icon name="passkey" />
            Use Face ID or fingerprint
          </Button>
          {hasCodes ? (
            <Button look="word" onClick={() => send({ intent: 'send-code' })} disabled={isBusy}>
              Email me a code
            </Button>
          ) : null}
        </div>
      )}
    </Dialog>
  )
}
