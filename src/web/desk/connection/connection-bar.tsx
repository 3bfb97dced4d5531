import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { second } from '#domain/time.ts'
import { Button } from '#web/desk/button.tsx'
import { type Connection, isUnreachable, useConnection } from './connection.ts'
import { CredentialDialog } from '#web/desk/sign-in/credential-dialog.tsx'
import { removedText } from '#web/desk/sign-in/sign-in-forms.ts'
import { setTypist } from '#web/desk/forms/current-typist.ts'
import { Dialog } from '#web/desk/dialog.tsx'
import { Icon } from '#web/desk/icon.tsx'
import { notePageVersion, useHasNewVersion } from './new-version.ts'
import { tryAgain, untilConnected } from './until-connected.ts'
import { hasPendingSaves, finishPendingSaves } from '#web/desk/forms/pending-saves.ts'
import { useDesk } from '#web/desk/use-desk.ts'

const barClasses =
  'no-print fixed inset-x-0 top-0 z-20 flex min-h-13 items-center gap-x-3 border-b border-clay bg-paper-deep px-4 py-1 desk:left-[var(--spacing-rail)] desk:px-8'

/** Shows that the session has ended or the connection is lost, and how to continue in place. */
export function ConnectionBar() {
  const connection = useConnection()
  const { colleague = null, version = '' } = useDesk() ?? {}
  const isOld = useHasNewVersion()
  /** The dialog was opened or closed by a press while the connection was that one. */
  const [pressed, setPressed] = useState<{ readonly at: Connection; readonly opens: boolean }>()
  const leave = useStayUntilSaved()
  useEffect(() => setTypist(colleague?.id ?? null), [colleague?.id])
  useEffect(() => notePageVersion(version), [version])
  if (colleague === null || (connection.is === 'open' && leave === null && !isOld)) return null
  if (connection.is === 'open' && leave === null) {
    return (
      <output data-connection-bar="" className={barClasses}>
        <span className="mr-auto">
          <b className="font-semibold">The desk has been updated.</b> What you typed is kept.
        </span>
        <Button className="shrink-0" onClick={() => window.location.reload()}>
          Reload
        </Button>
      </output>
    )
  }
  if (connection.is === 'open') {
    return (
      <output data-connection-bar="" className={barClasses}>
        <span className="mr-auto">Saving. The page opens when everything is saved.</span>
        <Button className="shrink-0" onClick={() => leave?.()}>
          Leave anyway
        </Button>
      </output>
    )
  }
  const { is, other, hasPending } = connection
  const isOther = is === 'other-colleague'
  const isOpened = pressed?.at === connection ? pressed.opens : hasPending
  const opensDialog = is === 'signed-out' || is === 'removed' || (isOther && !hasPending)
  const open = () => setPressed({ at: connection, opens: true })
  const close = () => setPressed({ at: connection, opens: false })
  return (
    <>
      <output data-connection-bar="" className={barClasses}>
        <Icon name="warning" className="size-5 text-clay" />
        <span className="mr-auto">
          <b className="font-semibold">
            {isOther ? `You are signed in as ${other} now.` : reasons[is]}
          </b>{' '}
          What you typed is kept.
        </span>
        {opensDialog ? (
          <Button className="shrink-0" onClick={open}>
            {is === 'signed-out' ? 'Sign in' : 'What can I do?'}
          </Button>
        ) : hasPending ? (
          <Button className="shrink-0" onClick={tryAgain}>
            Try again
          </Button>
        ) : null}
      </output>
      {isOpened && isOther ? <OtherColleague {...connection} onClose={close} /> : null}
      {isOpened && is === 'removed' ? <Removed {...connection} onClose={close} /> : null}
      {isOpened && is === 'signed-out' ? (
        <CredentialDialog
          purpose="sign-in"
          onClose={close}
          onConfirmed={(email) => {
            // Another colleague may have access to other data of this page.
            if (email === colleague.email) tryAgain()
            else window.location.reload()
          }}
        />
      ) : null}
    </>
  )
}

const reasons = {
  'signed-out': 'You are signed out.',
  removed: 'You no longer have access to the desk.',
  'no-connection': 'No connection to the desk.',
} as const

/** Shown to somebody who was removed while the page was open. */
function Removed({
  hasPending,
  onClose,
}: Pick<Connection, 'hasPending'> & { readonly onClose: () => void }) {
  return (
    <Dialog title="You no longer have access" onClose={onClose}>
      <p className="mb-4">
        {removedText} {hasPending ? 'What you did last was not saved: copy what you need.' : null}
      </p>
      <Button variant="filled" onClick={onClose}>
        Close
      </Button>
    </Dialog>
  )
}

/** Shown if another colleague has signed in in another tab, since a browser has one session. */
function OtherColleague({
  other: name,
  hasPending,
  onClose,
}: Pick<Connection, 'other' | 'hasPending'> & {
  readonly onClose: () => void
}) {
  return (
    <Dialog title={`You are signed in as ${name} now`} onClose={onClose}>
      <p className="mb-4">
        Someone signed in as {name} in another tab of this browser. Nothing is saved under that
        name, and nothing you typed is lost. Copy what you need, or sign in as yourself again in the
        other tab{hasPending ? ' and then press “Try again” here.' : '.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="filled" onClick={onClose}>
          Keep what I typed
        </Button>
        <Button onClick={() => window.location.reload()}>Continue as {name}</Button>
      </div>
    </Dialog>
  )
}

/**
 * Blocks navigation without a connection, since the script of the next page would not load and this
 * page would be gone, and until everything is saved. If that takes long, returns what leaves anyway:
 * pictures are still sent then, drafts stay in the browser, and a quote does not get its drawing.
 */
function useStayUntilSaved(): (() => void) | null {
  const [isSlow, setIsSlow] = useState(false)
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && (isUnreachable() || hasPendingSaves()),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const waiting = new AbortController()
    untilSafeToLeave(waiting.signal).then(blocker.proceed, () => {
      if (!waiting.signal.aborted) blocker.reset()
    })
    const slow = setTimeout(() => setIsSlow(true), second)
    return () => {
      waiting.abort()
      clearTimeout(slow)
      setIsSlow(false)
    }
  }, [blocker])
  return isSlow && blocker.state === 'blocked' ? blocker.proceed : null
}

async function untilSafeToLeave(signal: AbortSignal): Promise<void> {
  if (isUnreachable()) await untilConnected(signal, 'no-connection')
  await finishPendingSaves()
  signal.throwIfAborted()
}
