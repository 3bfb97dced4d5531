import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router'

/** History state of an open dialog's entry. */
export const dialogEntry = 'dialog'

/** Keeps an entry of the history for an open dialog, so that Back stays on the page. */
export function useDialogEntry(isOpen: boolean): void {
  const navigate = useNavigate()
  const { search, state } = useLocation()
  const isThere = state === dialogEntry
  const wasThere = useRef(isThere)
  const isPop = useNavigationType() === 'POP'
  useEffect(() => {
    const cameForward = isPop && isThere && !wasThere.current
    wasThere.current = isThere
    // Whoever comes forward to an entry without its dialog may be on the way to the next page. An
    // entry that was made for a dialog, which was closed before it came, goes.
    if (isOpen === isThere || cameForward) return undefined
    // Not if `useBack` closes it.
    const timer = setTimeout(() => {
      // For a hash the router does not ask the server again.
      if (isOpen)
        void navigate(`${search}#dialog`, { state: dialogEntry, preventScrollReset: true })
      else void navigate(-1)
    })
    return () => clearTimeout(timer)
  }, [isOpen, isThere, isPop, search, navigate])
}

/** Called when Back has left the entry of the dialog, which gets another if it stays open. */
export function useBack(onBack: () => void): void {
  const isThere = useLocation().state === dialogEntry
  const wasThere = useRef(isThere)
  const goBack = useEffectEvent(onBack)
  useLayoutEffect(() => {
    if (wasThere.current && !isThere) goBack()
    wasThere.current = isThere
  }, [isThere])
}
