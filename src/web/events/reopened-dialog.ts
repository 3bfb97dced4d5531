import { getSessionItem } from '#web/session-storage.ts'
import type { Opening } from './opening.ts'

/** Name under which this tab remembers which dialog of the event is open. */
export const openDialogName = (eventId: string): string => `evergreen.dialog ${eventId}`

/** The dialog that a reload has closed; null if none was open, or its answer was taken. */
export const reopenedDialog = (eventId: string): Opening | null => {
  const before = getSessionItem(openDialogName(eventId))
  return (['yes', 'maybe', 'no', 'update'] as const).find((each) => each === before) ?? null
}
