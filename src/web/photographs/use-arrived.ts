import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { PhotographChoice } from './use-queue.ts'

/** Removes photographs that have arrived; returns whether some are still under way. */
export function useArrived({ queue, chosen }: PhotographChoice): boolean {
  const { revalidate } = useRevalidator()
  const isUnderWay = chosen.some(
    ({ isSubmitted, state }) =>
      isSubmitted && (state.is === 'preparing' || state.is === 'chosen' || state.is === 'sending'),
  )
  const wasUnderWay = useRef(isUnderWay)
  useEffect(() => {
    if (wasUnderWay.current && !isUnderWay) {
      queue.dropSent()
      void revalidate()
    }
    wasUnderWay.current = isUnderWay
  }, [isUnderWay, queue, revalidate])
  return isUnderWay
}
