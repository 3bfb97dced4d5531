import { useEffect, useRef } from 'react'
import { shortestFillMs } from '#domain/quotes/spam-signals.ts'

/**
 * Waits until the form has been open for as long as a person needs to fill it, counted from when
 * its token arrived. After a reload a filled form can be sent sooner than that.
 */
export function useMinimumFillTime(formToken: string | undefined): () => Promise<void> {
  const openedAt = useRef(0)
  useEffect(() => {
    openedAt.current = performance.now()
  }, [formToken])
  return async () => {
    if (formToken === undefined) return
    const wait = openedAt.current + shortestFillMs + 100 - performance.now()
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
  }
}
