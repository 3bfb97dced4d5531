/** Automatic saves that are not done, each with a function that starts it at once. */
const unsaved = new Map<object, () => void>()

const waiting = new Set<{ readonly resume: () => void; readonly stay: () => void }>()

/** Returns a function for when it is done; `mustStay`: only the page says that it failed. */
export function addPendingSave(saveNow: () => void): (mustStay?: boolean) => void {
  const key = {}
  unsaved.set(key, saveNow)
  return (mustStay = false) => {
    unsaved.delete(key)
    if (unsaved.size > 0 && !mustStay) return
    for (const { resume, stay } of waiting) (mustStay ? stay : resume)()
    waiting.clear()
  }
}

export const hasPendingSaves = (): boolean => unsaved.size > 0

/** Starts them, and resolves once all are done; rejects if one failed that only the page tells. */
export async function finishPendingSaves(): Promise<void> {
  for (const saveNow of unsaved.values()) saveNow()
  while (hasPendingSaves()) {
    await new Promise<void>((resume, stay) => waiting.add({ resume, stay }))
  }
}
