import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { tell } from '#web/api.ts'

/** The page's data, asked for again; and by itself whenever the visitor comes back to the tab. */
export function useRefresh() {
  const { state, revalidate } = useRevalidator()

  useEffect(() => {
    const comeBack = async () => {
      if (document.visibilityState !== 'visible') return
      // Without an answer the router would put a failure in place of the page.
      const reached = await tell({ path: '/healthz' })
      if (reached.ok) void revalidate()
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [revalidate])

  return { isRefreshing: state === 'loading', refresh: revalidate }
}
