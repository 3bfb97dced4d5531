import { useEffect, useRef } from 'react'

/** Runs a function after a pause in typing of that many milliseconds. */
export function usePause(ms: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const cancel = () => clearTimeout(timer.current)
  return {
    /** Replaces the call that an earlier key has scheduled. */
    after(run: () => void) {
      cancel()
      timer.current = setTimeout(run, ms)
    },
    cancel,
  }
}
