import { useEffect, useLayoutEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { second } from '#domain/time.ts'
import { useDesk } from '#web/desk/use-desk.ts'
import { fetchChanges, isNextDay } from './fetch-changes.ts'
import { hasNewVersion } from './new-version.ts'
import { isSubmitting } from '#web/submitting.ts'

/** Interval in which a visible page of the desk polls for colleagues' changes, in milliseconds. */
const everyMs = 5 * second

const atWork = ['pointerdown', 'keydown', 'click', 'wheel'] as const
const listening = { capture: true, passive: true } as const

/**
 * Reloads the page's data after changes by colleagues and on a new day; the focused field stays where
 * it is.
 */
export function useChanges(): void {
  const { timeZone = 'UTC' } = useDesk() ?? {}
  const { revalidate, state } = useRevalidator()
  const typedInto = useRef<ReturnType<typeof placeOf> | null>(null)
  useLayoutEffect(() => {
    if (state !== 'idle' || typedInto.current === null) return
    const { field, top, scrollY } = typedInto.current
    typedInto.current = null
    // Whoever has scrolled meanwhile is not taken back.
    if (!field.isConnected || window.scrollY !== scrollY) return
    window.scrollBy(0, placeOf(field).top - top)
  }, [state])
  useEffect(() => {
    let since: number | null = null
    let seen = new Set<string>()
    let isAsking = false
    let isUsed = true
    const noteWork = () => {
      isUsed = true
    }
    const ask = async () => {
      if (document.visibilityState === 'hidden' || isAsking) return
      isAsking = true
      const wasUsed = isUsed
      isUsed = false
      const changes = await fetchChanges(since ?? Date.now(), wasUsed)
      isAsking = false
      if (changes === null) {
        isUsed ||= wasUsed
        return
      }
      // The first time, changes during the load of the page count too.
      const isNewDay = since !== null && isNextDay(since, changes.at, timeZone)
      const hasNews = isNewDay || changes.ids.some((id) => !seen.has(id))
      // Reloading during a submission would cancel its redirect. The submission reloads the page
      // itself, and further changes are found at the next poll.
      if (hasNews && isSubmitting()) return
      since = changes.at
      seen = new Set(changes.ids)
      if (!hasNews || hasNewVersion()) return
      const field = document.activeElement
      typedInto.current = field?.matches('input, textarea') === true ? placeOf(field) : null
      await revalidate()
    }
    const timer = setInterval(() => void ask(), everyMs)
    const wake = () => void ask()
    document.addEventListener('visibilitychange', wake)
    for (const each of atWork) document.addEventListener(each, noteWork, listening)
    void ask()
    return () => {
      clearInterval(timer)
      for (const each of atWork) document.removeEventListener(each, noteWork, listening)
      document.removeEventListener('visibilitychange', wake)
    }
  }, [revalidate, timeZone])
}

const placeOf = (field: Element) => ({
  field,
  top: field.getBoundingClientRect().top,
  scrollY: window.scrollY,
})
