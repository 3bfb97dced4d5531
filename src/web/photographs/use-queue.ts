import { useState, useSyncExternalStore } from 'react'
import { photographQueue } from './photograph-queue.ts'

/** The photographs that are chosen in a form, at most so many. */
export function useQueue(most: number) {
  const [queue] = useState(photographQueue)
  const [message, setMessage] = useState('')
  const chosen = useSyncExternalStore(queue.subscribe, queue.current, queue.current)
  const add = (files: readonly File[]) => {
    const taken = chosen.filter(({ state }) => state.is !== 'refused').length
    const left = queue.add(files, most - taken)
    setMessage(left === 0 ? '' : `${most} photographs at most: ${left} left out.`)
  }
  return { queue, chosen, message, add }
}

export type PhotographChoice = ReturnType<typeof useQueue>
