import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { second } from '#domain/time.ts'
import { isSubmitting } from './submitting.ts'

/**
 * Reloads the data of the page repeatedly while something is pending and the page is visible.
 * `maxTimes` counts from the last change of `pending`.
 */
export function usePolling(
  pending: boolean | number,
  everyMs: number = second,
  maxTimes = Number.POSITIVE_INFINITY,
): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (pending === false || pending === 0) return
    let times = 0
    const timer = setInterval(() => {
      // Reloading would cancel the redirect of a submission on its way.
      if (document.visibilityState !== 'visible' || isSubmitting()) return
      times += 1
      if (times >= maxTimes) clearInterval(timer)
      void revalidate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [pending, everyMs, maxTimes, revalidate])
}
