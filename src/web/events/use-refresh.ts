import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { fetchOk } from '#web/api.ts'

/** Revalidates the page's data, on request and whenever the tab becomes visible. */
export function useRefresh() {
  const { state, revalidate } = useRevalidator()

  useEffect(() => {
    const comeBack = async () => {
      if (document.visibilityState !== 'visible') return
      // A failed revalidation would replace the page with the error page, so a small request goes
      // first.
      const health = await fetchOk({ path: '/healthz' })
      if (health.ok) void revalidate()
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [revalidate])

  return { isRefreshing: state === 'loading', refresh: revalidate }
}
