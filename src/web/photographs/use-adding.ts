import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { PhotographChoice } from './use-queue.ts'

/**
 * Sends what is chosen once its request has taken it, and shows it there. Answers whether that is
 * under way.
 */
export function useAdding(
  { queue, chosen }: PhotographChoice,
  adding: { readonly state: string; readonly data?: { readonly is: string } | undefined },
  taken: 'done' | 'saved',
): boolean {
  const { revalidate } = useRevalidator()
  const answered = useRef<unknown>(undefined)
  const { state, data: said } = adding
  useEffect(() => {
    if (state !== 'idle' || said === undefined || said === answered.current) return
    answered.current = said
    if (said.is !== taken) return
    queue.markSubmitted(queue.ids())
    void queue.send().then((all) => {
      if (all) queue.clear()
      return revalidate()
    })
  }, [said, state, queue, taken, revalidate])
  return state !== 'idle' || chosen.some((each) => each.state.is === 'sending')
}
