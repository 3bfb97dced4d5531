import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { isOffline } from '#web/no-connection.ts'

/** The page's data, asked for again; and by itself whenever the visitor comes back to the tab. */
export function useRefresh() {
  const { state, revalidate } = useRevalidator()

  useEffect(() => {
    const comeBack = () => {
      // A dialog may hold what a visitor has typed, which a page that fails would take along.
      const isCovered = document.querySelector('dialog[open]') !== null
      if (document.visibilityState === 'visible' && !isCovered && !isOffline()) void revalidate()
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [revalidate])

  return { isRefreshing: state === 'loading', refresh: revalidate }
}
