import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { deskPaths } from './desk-paths.ts'

/** How often an open desk that is in sight asks what its colleagues have done, in milliseconds. */
const everyMs = 5_000

interface Changes {
  readonly at: number
  readonly ids: readonly string[]
}

async function changesSince(since: number): Promise<Changes | null> {
  try {
    const answer = await fetch(`${deskPaths.changes}?since=${since}`)
    // A session that has ended answers with the page to sign in, which the next press will show.
    return answer.ok && !answer.redirected ? await answer.json() : null
  } catch {
    return null
  }
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
      const changes = await changesSince(since ?? Date.now())
      isAsking = false
      if (changes === null) return
      const isFirst = since === null
      const hasNews = changes.ids.some((id) => !seen.has(id))
      since = changes.at
      seen = new Set(changes.ids)
      if (hasNews && !isFirst) await revalidate()
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
