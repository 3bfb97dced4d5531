import { useEffect } from 'react'
import { useFetcher } from '#web/use-fetcher.ts'

/** The hash with which colleagues view a page without marking it as opened. */
export const lookedAtFromDesk = '#desk'

/** Programs that fetch the page for a mailbox run no script, or never display it. */
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
