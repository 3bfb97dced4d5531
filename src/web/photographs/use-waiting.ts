import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Photograph } from '#domain/photographs/photograph.ts'

/** How often the page looks for photographs that are on their way, in milliseconds. */
const lookEveryMs = 4000

/** What is here is made in the background, which tells nobody when it is done. */
export function useWaiting(photographs: readonly Pick<Photograph, 'state'>[]): void {
  const { revalidate } = useRevalidator()
  const isWaiting = photographs.some(({ state }) => state === 'received')
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void revalidate(), lookEveryMs)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
}
