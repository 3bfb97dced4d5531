import { useEffect, useState, useSyncExternalStore } from 'react'
import { counted } from '#domain/counts.ts'
import type { PhotographStorage } from './preserved-photographs.ts'
import { photographQueue, roomFor } from './photograph-queue.ts'

/** The chosen photographs of a form, up to `most`; `keep` stores them over a reload. */
export function useQueue(most: number, keep?: () => PhotographStorage) {
  const [queue] = useState(() => photographQueue(keep?.()))
  const [left, setLeft] = useState({ out: 0, of: 0 })
  const chosen = useSyncExternalStore(queue.subscribe, queue.current, queue.current)
  useEffect(() => void queue.restore(), [queue])
  const add = (files: readonly File[]) => {
    const out = queue.add(files, roomFor(most, chosen))
    setLeft({ out, of: queue.current().length })
  }
  // Once one is removed there is room again.
  const message =
    left.out === 0 || chosen.length < left.of
      ? ''
      : `${counted(most, 'photograph')} at most: ${left.out} left out.`
  return { queue, chosen, message, add }
}

export type PhotographChoice = ReturnType<typeof useQueue>
