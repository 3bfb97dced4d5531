import { useSyncExternalStore } from 'react'
import { isOffline } from '#web/no-connection.ts'
import type { ChosenPhotograph } from './photograph-queue.ts'
import { waitText } from './send-photograph.ts'

/** The progress of a sent form's photographs in a sentence; nothing without any. */
export function SendingLine({ chosen }: { readonly chosen: readonly ChosenPhotograph[] }) {
  const offline = useSyncExternalStore(followConnection, isOffline, () => false)
  if (chosen.length === 0) return null
  const sent = chosen.filter(({ state }) => state.is === 'sent').length
  const lost = chosen.filter(({ state }) => state.is === 'broken' || state.is === 'refused').length
  const until = chosen.flatMap(({ state }) =>
    state.is === 'sending' && state.waitsUntil !== null ? [state.waitsUntil] : [],
  )
  const text =
    sent === chosen.length
      ? `${sent === 1 ? 'Your photograph is' : `Your ${sent} photographs are`} here too.`
      : sent + lost === chosen.length
        ? `${sent} of ${chosen.length} photographs arrived. Close this to see which did not.`
        : `Photographs: ${sent} of ${chosen.length} sent. ${offline ? 'Your device is not connected: the rest stays here and is sent once it is. ' : ''}Please keep this page open.${until.map((each) => ` ${waitText(each)}`).join('')}`
  return <output className="mt-3 block font-semibold">{text}</output>
}

function followConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange)
  window.addEventListener('offline', onChange)
  return () => {
    window.removeEventListener('online', onChange)
    window.removeEventListener('offline', onChange)
  }
}
