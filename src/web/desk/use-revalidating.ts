import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { second } from '#domain/time.ts'

/** Reads the page anew again and again while something is under way, and the page is seen. */
export function useRevalidating(isUnderWay: boolean, everyMs: number = second): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [isUnderWay, everyMs, revalidate])
}
