/** Automatic saves that are not done, each with a function that starts it at once. */
const unsaved = new Map<object, () => void>()

const waiting = new Set<() => void>()

/** Registers an automatic save; returns a function that removes it once it is done. */
export function addUnsaved(saveNow: () => void): () => void {
  const key = {}
  unsaved.set(key, saveNow)
  return () => {
    unsaved.delete(key)
    if (unsaved.size > 0) return
    for (const resume of waiting) resume()
    waiting.clear()
  }
}

export const hasUnsaved = (): boolean => unsaved.size > 0

/** Starts the automatic saves, and resolves once all are done or have failed. */
export async function untilSaved(): Promise<void> {
  for (const saveNow of unsaved.values()) saveNow()
  while (hasUnsaved()) await new Promise<void>((resolve) => waiting.add(resolve))
}
