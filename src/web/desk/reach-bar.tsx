import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { CredentialDialog } from './credential-dialog.tsx'
import { isUnreachable, tryAgain, untilReached, useReach, type Reach } from './reach.ts'
import { useDesk } from './use-desk.ts'

/** Says that the session has ended or the connection is lost, and leads on from there in place. */
export function ReachBar() {
  const reach = useReach()
  const colleague = useDesk()?.colleague ?? null
  const [opened, setOpened] = useState<Reach | null>(null)
  const [closed, setClosed] = useState<Reach | null>(null)
  useStayWhileUnreachable()
  if (reach.is === 'open' || colleague === null) return null
  const isSignedOut = reach.is === 'signed-out'
  const asks = isSignedOut && reach !== closed && (reach.isHeld || reach === opened)
  return (
    <>
      <output className="no-print fixed inset-x-0 top-0 z-20 flex min-h-13 items-center gap-x-3 border-b border-clay bg-paper-deep px-4 py-1 desk:left-[var(--spacing-rail)] desk:px-8">
        <Icon name="warning" className="size-5 text-clay" />
        <span className="mr-auto">
          <b className="font-semibold">
            {isSignedOut ? 'You are signed out.' : 'No connection to the desk.'}
          </b>{' '}
          What you typed is kept.
        </span>
        {isSignedOut ? (
          <Button
            className="shrink-0"
            onClick={() => {
              setClosed(null)
              setOpened(reach)
            }}
          >
            Sign in
          </Button>
        ) : reach.isHeld ? (
          <Button className="shrink-0" onClick={tryAgain}>
            Try again
          </Button>
        ) : null}
      </output>
      {asks ? (
        <CredentialDialog
          purpose="sign-in"
          onClose={() => setClosed(reach)}
          onConfirmed={(email) => {
            // What somebody else may see is another page.
            if (email === colleague.email) tryAgain()
            else window.location.reload()
          }}
        />
      ) : null}
    </>
  )
}

/** Without a connection the script of the next page would not come, and this one would be gone. */
function useStayWhileUnreachable(): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && isUnreachable(),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    const waiting = new AbortController()
    untilReached(waiting.signal, 'no-connection').then(blocker.proceed, () => undefined)
    return () => waiting.abort()
  }, [blocker])
}
