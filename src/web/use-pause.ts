import { useEffect, useRef } from 'react'

/** Runs something once the visitor has paused that long in typing, in milliseconds. */
export function usePause(ms: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const cancel = () => clearTimeout(timer.current)
  return {
    /** In place of what an earlier key has asked for. */
    after(run: () => void) {
      cancel()
      timer.current = setTimeout(run, ms)
    },
    cancel,
  }
}
