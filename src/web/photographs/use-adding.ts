import { useEffect, useRef } from 'react'
import { useArrived } from './use-arrived.ts'
import type { PhotographChoice } from './use-queue.ts'

/** Sends photographs once their request has accepted them; returns whether that is under way. */
export function useAdding(
  choice: PhotographChoice,
  adding: { readonly state: string; readonly data?: { readonly is: string } | undefined },
  taken: 'done' | 'saved',
): boolean {
  const { queue } = choice
  const isUnderWay = useArrived(choice)
  const answered = useRef<unknown>(undefined)
  const { state, data: answer } = adding
  useEffect(() => {
    if (state !== 'idle' || answer === undefined || answer === answered.current) return
    answered.current = answer
    if (answer.is !== taken) return
    queue.markSubmitted(queue.ids())
    void queue.send()
  }, [answer, state, queue, taken])
  return state !== 'idle' || isUnderWay
}
