import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import type { Photograph } from '#domain/photographs/photograph.ts'

/** How often the page looks for photographs that are on their way, in milliseconds. */
const lookEveryMs = 4000

/** How often at most: one whose line is gone may come tomorrow. */
const maxLooks = 45

/** What is here is made in the background, which tells nobody when it is done. */
export function useWaiting(photographs: readonly Pick<Photograph, 'state'>[]): void {
  const { revalidate } = useRevalidator()
  const waiting = photographs.filter(
    ({ state }) => state === 'received' || state === 'uploading',
  ).length
  useEffect(() => {
    if (waiting === 0) return
    let looks = 0
    const timer = setInterval(() => {
      looks += 1
      if (looks === maxLooks) clearInterval(timer)
      void revalidate()
    }, lookEveryMs)
    return () => clearInterval(timer)
  }, [waiting, revalidate])
}
