import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { second } from '#domain/time.ts'

/** Looks again each second while sizes are being made, and the page is seen. */
export function useProgress(isMaking: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isMaking) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, second)
    return () => clearInterval(timer)
  }, [isMaking, revalidate])
}
