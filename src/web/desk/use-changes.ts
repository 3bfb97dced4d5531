import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { askChanges } from './reach.ts'

/** How often an open desk that is in sight asks what its colleagues have done, in milliseconds. */
const everyMs = 5_000

/**
 * Lets a page change while the field that has the focus stays where it is in the window. Most
 * browsers see to that by themselves.
 */
async function inPlace(change: () => Promise<void>): Promise<void> {
  const focused = document.activeElement
  const before = focused?.getBoundingClientRect().top
  await change()
  // Twice, since what has changed is drawn with the next frame.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (focused === null || before === undefined || focused !== document.activeElement) return
      if (!focused.matches('input, textarea, select')) return
      window.scrollBy(0, focused.getBoundingClientRect().top - before)
    }),
  )
}

/** Reads the page again whenever someone has done something; what one types stays. */
export function useChanges(): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    let since: number | null = null
    let seen = new Set<string>()
    let isAsking = false
    const ask = async () => {
      if (document.visibilityState === 'hidden' || isAsking) return
      isAsking = true
      const changes = await askChanges(since ?? Date.now())
      isAsking = false
      if (changes === null) return
      const isFirst = since === null
      const hasNews = changes.ids.some((id) => !seen.has(id))
      since = changes.at
      seen = new Set(changes.ids)
      if (hasNews && !isFirst) await inPlace(revalidate)
    }
    const timer = setInterval(() => void ask(), everyMs)
    const wake = () => void ask()
    document.addEventListener('visibilitychange', wake)
    void ask()
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [revalidate])
}
