import { useEffect, useRef, useState } from 'react'
import { Outlet, useLocation, useNavigate, useNavigation } from 'react-router'
import { may } from '#domain/desk/roles.ts'
import type { Waiting } from '#usecases/desk/count-waiting.ts'
import { requireSession } from '#web/desk/desk-context.ts'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { deleteOldDrafts } from '#web/desk/forms/drafts.ts'
import { hasPendingSaves } from '#web/desk/forms/pending-saves.ts'
import { takeTypedAhead, useKeys } from '#web/desk/keys.ts'
import { KeysDialog } from '#web/desk/keys-dialog.tsx'
import { Rail } from '#web/desk/rail.tsx'
import { isUnreachable, useConnection } from '#web/desk/connection/connection.ts'
import { useChanges } from '#web/desk/connection/use-changes.ts'
import { useColleague, useDesk } from '#web/desk/use-desk.ts'
import type { Route } from './+types/shell.ts'

/** Counts of what waits in each section, read anew at every navigation and change. */
export async function loader({ context }: Route.LoaderArgs): Promise<Waiting | null> {
  const { desk, member } = requireSession(context)
  return may(member.role, 'work-requests') ? desk.countWaiting() : null
}

/** The desk: its sections at the side, or at the bottom of phones, and the current page. */
export default function Shell({ loaderData: waiting }: Route.ComponentProps) {
  useChanges()
  useEffect(deleteOldDrafts, [])
  const main = useFocusOnPages()
  const [showsKeys, setShowsKeys] = useState(false)
  const showKeys = () => setShowsKeys(true)
  useKeys(showKeys, useSearchPage())
  return (
    <>
      <a
        href="#main"
        className="no-print on-evergreen fixed top-2 left-2 z-20 -translate-y-20 rounded-[0.5rem] px-4 py-2 font-semibold focus:translate-y-0"
      >
        Skip to content
      </a>
      <div className="min-h-dvh desk:grid desk:grid-cols-[var(--spacing-rail)_minmax(0,1fr)]">
        <Rail waiting={waiting} onKeys={showKeys} />
        <main
          id="main"
          ref={main}
          tabIndex={-1}
          className="relative px-4 pt-5 pb-[calc(var(--spacing-bar)+2rem)] desk:px-8 desk:pt-6 desk:pb-12"
        >
          <SampleMark />
          <Outlet />
          <Skeleton />
        </main>
      </div>
      {showsKeys ? <KeysDialog onClose={() => setShowsKeys(false)} /> : null}
    </>
  )
}

/** Opens the search of everything, if the role has it. */
function useSearchPage(): () => boolean {
  const navigate = useNavigate()
  const { role } = useColleague()
  const isOpen = may(role, 'work-requests')
  const { state } = useNavigation()
  // The field of the search takes it first; if that did not open, it is forgotten.
  useEffect(() => {
    if (state === 'idle') takeTypedAhead()
  }, [state])
  return () => {
    if (isOpen) void navigate(deskPaths.search)
    // Without a connection, and until everything is saved, the page stays.
    return isOpen && !isUnreachable() && !hasPendingSaves()
  }
}

function SampleMark() {
  const desk = useDesk()
  if (desk?.isDemo !== true) return null
  return (
    <p className="no-print -mt-2 mb-4 text-second text-bark-soft">
      <b className="font-semibold text-clay">Sample data.</b> Nobody here is real, and no email
      leaves this computer.
    </p>
  )
}

/** Moves the focus into the page when the pressed link or button is gone from it. */
function useFocusOnPages(): React.RefObject<HTMLElement | null> {
  const { key } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(key)
  useEffect(() => {
    if (shown.current === key) return
    shown.current = key
    if (document.activeElement === document.body) main.current?.focus({ preventScroll: true })
  }, [key])
  return main
}

/** Covers a page while the next one is slow; the page stays mounted, with its typed values. */
function Skeleton() {
  const navigation = useNavigation()
  const { pathname } = useLocation()
  const connection = useConnection()
  const isLeaving = navigation.state === 'loading' && navigation.location.pathname !== pathname
  if (!isLeaving || connection.is !== 'open') return null
  return (
    <div
      aria-hidden="true"
      className="appear-late absolute inset-0 z-5 bg-paper px-4 pt-5 desk:px-8 desk:pt-6"
    >
      <div className="mb-6 h-8 w-56 rounded-[0.5rem] bg-paper-deep" />
      <div className="overflow-hidden rounded-sheet border border-hairline bg-white">
        {['w-2/5', 'w-3/5', 'w-1/3', 'w-1/2', 'w-5/12', 'w-1/4'].map((width) => (
          <div
            key={width}
            className="flex min-h-13 items-center border-b border-hairline-soft px-4 last:border-0"
          >
            <div className={`h-3.5 rounded bg-paper-deep ${width}`} />
          </div>
        ))}
      </div>
    </div>
  )
}
