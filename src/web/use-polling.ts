import { useEffect, useEffectEvent } from 'react'
import { useNavigation, useRevalidator } from 'react-router'
import { second } from '#domain/time.ts'
import { isSubmitting } from './submitting.ts'

/** Reloads the page's data while something is pending; `maxTimes` counts from its last change. */
export function usePolling(
  pending: boolean | number,
  everyMs: number = second,
  maxTimes = Number.POSITIVE_INFINITY,
): void {
  const { revalidate, state } = useRevalidator()
  const navigation = useNavigation()
  // Reloading would cancel a load on its way, which a slow connection may never end then, and the
  // redirect of a submission.
  const isLoading = useEffectEvent(
    () => state !== 'idle' || navigation.state !== 'idle' || isSubmitting(),
  )
  useEffect(() => {
    if (pending === false || pending === 0) return
    let times = 0
    const timer = setInterval(() => {
      if (document.visibilityState !== 'visible' || isLoading()) return
      times += 1
      if (times >= maxTimes) clearInterval(timer)
      void revalidate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [pending, everyMs, maxTimes, revalidate])
}
