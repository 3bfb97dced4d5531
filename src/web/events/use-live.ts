import { useCallback, useEffect, useReducer, useRef } from 'react'
import type { CallResult } from '#web/api.ts'
import { liveAfter, type Live, type LiveEvent } from './live.ts'

/** Asks the server; must be the same function as long as it asks for the same. */
export type Ask<T> = (signal: AbortSignal) => Promise<CallResult<T>>

/**
 * Data of a page that is asked for on arrival, and, where `again` says so, each time the visitor
 * comes back to the tab. Starts with what came with the page.
 */
export function useLive<T>(first: Live<T>, ask: Ask<T>, { again }: { readonly again: boolean }) {
  const [live, send] = useReducer<Live<T>, [LiveEvent<T>]>(liveAfter, first)
  const underWay = useRef<AbortController>(undefined)

  const refresh = useCallback(
    async (isQuiet: boolean) => {
      underWay.current?.abort()
      const controller = new AbortController()
      underWay.current = controller
      send({ is: 'asked' })
      try {
        const answer = await ask(controller.signal)
        if (controller.signal.aborted) return
        if (answer.ok) send({ is: 'arrived', value: answer.value })
        else {
          // A window over the page may hold what a visitor has typed.
          const isCovered = document.querySelector('dialog[open]') !== null
          send({ is: 'failed', reason: answer.error.said, isQuiet: isQuiet || isCovered })
        }
      } catch {
        // Aborted: the visitor has left, or something newer is under way.
      }
    },
    [ask],
  )

  // What the server has just refused would only be refused again.
  const isRefused = first.is === 'failed'
  useEffect(() => {
    if (!isRefused) void refresh(false)
    return () => underWay.current?.abort()
  }, [refresh, isRefused])

  useEffect(() => {
    if (!again) return
    const comeBack = () => {
      if (document.visibilityState === 'visible') void refresh(true)
    }
    document.addEventListener('visibilitychange', comeBack)
    return () => document.removeEventListener('visibilitychange', comeBack)
  }, [again, refresh])

  return {
    live,
    refresh,
    change: useCallback((change: (value: T) => T) => send({ is: 'changed', change }), []),
  }
}
