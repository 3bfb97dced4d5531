import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** Revalidates the page's data, on request and whenever the tab becomes visible. */
export function useRefresh() {
  const { state, revalidate } = useRevalidator()

  useEffect(() => {
    const comeBack = () => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [revalidate])

  return { isRefreshing: state === 'loading', refresh: revalidate }
}
