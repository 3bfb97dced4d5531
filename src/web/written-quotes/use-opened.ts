import { useEffect } from 'react'
import { useFetcher } from 'react-router'

/** Ends the address by which colleagues look at a page without having opened it. */
export const lookedAtFromDesk = '#desk'

/**
 * Tells once that the page is before somebody's eyes: programs that fetch it for a mailbox run no
 * script, or never show it.
 */
export function useOpened(version: number): void {
  const { submit } = useFetcher()
  useEffect(() => {
    if (location.hash === lookedAtFromDesk) return undefined
    const tell = () => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', tell)
      void submit({ intent: 'opened', version: String(version) }, { method: 'post' })
    }
    document.addEventListener('visibilitychange', tell)
    tell()
    return () => document.removeEventListener('visibilitychange', tell)
  }, [submit, version])
}
