import { useEffect, useState, useSyncExternalStore } from 'react'
import { counted } from '#domain/counts.ts'
import type { PhotographStorage } from './preserved-photographs.ts'
import { photographQueue, roomFor } from './photograph-queue.ts'

/** The chosen photographs of a form, up to `most`; `keep` stores them over a reload. */
export function useQueue(most: number, keep?: () => PhotographStorage) {
  const [queue] = useState(() => photographQueue(keep?.()))
  const [message, setMessage] = useState('')
  const chosen = useSyncExternalStore(queue.subscribe, queue.current, queue.current)
  useEffect(() => void queue.restore(), [queue])
  const add = (files: readonly File[]) => {
    const left = queue.add(files, roomFor(most, chosen))
    setMessage(left === 0 ? '' : `${counted(most, 'photograph')} at most: ${left} left out.`)
  }
  return { queue, chosen, message, add }
}

export type PhotographChoice = ReturnType<typeof useQueue>
