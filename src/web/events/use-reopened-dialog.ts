import { useEffect } from 'react'
import { getSessionItem, setSessionItem } from '#web/session-storage.ts'
import type { Opening } from './opening.ts'

/** Name under which this tab remembers which dialog of the event is open. */
export const openDialogName = (eventId: string): string => `evergreen.dialog ${eventId}`

/** Opens the dialog that an accidental reload has closed. */
export function useReopenedDialog(eventId: string, open: (opening: Opening) => void): void {
  useEffect(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const isReload =
      navigation instanceof PerformanceNavigationTiming && navigation.type === 'reload'
    const name = openDialogName(eventId)
    // A visitor who went to another address and came back has left the dialog.
    if (!isReload) setSessionItem(name, null)
    const before = getSessionItem(name)
    const found = (['yes', 'maybe', 'no', 'update'] as const).find((each) => each === before)
    if (found !== undefined) open(found)
  }, [eventId, open])
}
