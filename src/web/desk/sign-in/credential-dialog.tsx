import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useFetcher } from '#web/use-fetcher.ts'
import type { FailedAnswer } from '#web/desk/forms/answers.ts'
import { Button } from '#web/desk/button.tsx'
import { isUnreachable } from '#web/desk/connection/connection.ts'
import { may } from '#domain/desk/roles.ts'
import { CodeEntry, RecoveryEntry } from './credential-entry.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { Dialog } from '#web/desk/dialog.tsx'
import { Icon } from '#web/desk/icon.tsx'
import { passkeyProblem, signWithPasskey, useHasPasskeys } from './passkey-client.ts'
import type { action } from '#web/desk/pages/confirm.ts'
import { useColleague } from '#web/desk/use-desk.ts'

/** Asks for a passkey, an emailed code or a printed one, without leaving the page. */
export function CredentialDialog({
  purpose,
  onConfirmed,
  onClose,
}: {
  /** Before a sensitive action, or because the session has ended. */
  readonly purpose: 'step-up' | 'sign-in'
  /** `email` is the address of the person who signed in. */
  readonly onConfirmed: (email: string) => void
  readonly onClose: () => void
}) {
  const { email, role, hasCodes, hasPasskeys, hasRecoveryCodes } = useColleague()
  const fetcher = useFetcher<Awaited<ReturnType<typeof action>> | FailedAnswer>()
  const [problem, setProblem] = useState<string | null>(null)
  const canUsePasskeys = useHasPasskeys()
  const offersPasskey = canUsePasskeys && hasPasskeys
  const offersRecovery = may(role, 'manage-staff') && hasRecoveryCodes
  const { data } = fetcher
  // The step of the code stays, also after an answer that got lost.
  const [step, setStep] = useState<'choice' | 'code' | 'recovery-code'>('choice')
  if (step === 'choice' && (data?.is === 'code-sent' || data?.is === 'code-refused'))
    setStep('code')
  // Once a code is sent the page's loaders run again, and wait for the session that it opens.
  const isBusy = fetcher.state === 'submitting'
  const send = (form: FormData | Record<string, string>) => {
    // Without a connection the script of the action would not come, and this page be gone.
    if (isUnreachable()) {
      setProblem('No connection to the desk. Try again once you are back online.')
      return
    }
    setProblem(null)
    void fetcher.submit(form, { method: 'post', action: deskPaths.confirm })
  }
  const sendCode = () => send({ intent: 'send-code', email })
  const confirmedBy = data?.is === 'confirmed' ? data.email : null
  const confirmed = useEffectEvent(onConfirmed)
  useEffect(() => {
    if (confirmedBy !== null) confirmed(confirmedBy)
  }, [confirmedBy])

  const usePasskey = async () => {
    try {
      send({ intent: 'passkey', answer: await signWithPasskey(purpose) })
    } catch (error) {
      setProblem(passkeyProblem(error))
    }
  }
  const message = problem ?? (data?.is === 'refused' || data?.is === 'failed' ? data.message : null)
  const { title, text } = texts[purpose]
  const textId = useId()
  return (
    <Dialog title={title} describedBy={textId} onClose={onClose}>
      <p id={textId} className="mb-4">
        {text}
      </p>
      <p role="alert" className="text-brick not-empty:mb-3">
        {message}
      </p>
      {step === 'code' ? (
        <>
          <p className="mb-4">We sent a code to {email}.</p>
          <p aria-live="polite" className="not-empty:mb-4">
            {data?.is === 'code-sent' ? data.note : null}
          </p>
          <CodeEntry
            lastResult={data?.is === 'code-refused' ? data.reply : undefined}
            isBusy={isBusy}
            label={purpose === 'sign-in' ? 'Sign in' : 'Confirm'}
            onEnter={send}
            onAgain={sendCode}
          />
        </>
      ) : step === 'recovery-code' ? (
        <RecoveryEntry
          lastResult={data?.is === 'recovery-refused' ? data.reply : undefined}
          isBusy={isBusy}
          label={purpose === 'sign-in' ? 'Sign in' : 'Confirm'}
          email={email}
          onEnter={send}
          onBack={() => setStep('choice')}
        />
      ) : !offersPasskey && !hasCodes && !offersRecovery ? (
        <p>
          {hasPasskeys
            ? 'This browser cannot use your passkey. Open the desk where you made it.'
            : 'You have no passkey, and codes by email are off. Ask whoever runs the server for a new invitation: its link confirms it’s you, and lets you create a passkey.'}
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {offersPasskey ? (
            <Button variant="filled" onClick={usePasskey} disabled={isBusy}>
              <Icon name="passkey" />
              Use Face ID or fingerprint
            </Button>
          ) : null}
          {hasCodes ? (
            <Button
              variant={offersPasskey ? 'word' : 'filled'}
              onClick={sendCode}
              disabled={isBusy}
            >
              Email me a code
            </Button>
          ) : null}
          {offersRecovery ? (
            <Button variant="word" onClick={() => setStep('recovery-code')} disabled={isBusy}>
              Use a recovery code
            </Button>
          ) : null}
        </div>
      )}
    </Dialog>
  )
}

const texts = {
  'step-up': {
    title: 'Confirm it’s you',
    text: 'For your security, confirm it’s you before this goes through. Nothing you typed is lost.',
  },
  'sign-in': {
    title: 'You are signed out',
    text: 'Sign in to pick up where you left off. Nothing you typed is lost.',
  },
} as const
