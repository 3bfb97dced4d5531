import { useCallback, useMemo, useRef, useState } from 'react'

/** Paths of the fields that had the focus, and handlers for the form that follow it. */
export function useVisited() {
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const left = useRef<ReadonlySet<string>>(visited)
  const onFieldBlur = useCallback((place: string) => {
    if (!left.current.has(place)) left.current = new Set(left.current).add(place)
  }, [])
  // A field blurs on pointer down, and an error shown then would move the button from under the
  // pointer, so errors wait for the end of the press.
  const afterPress = useMemo(() => {
    const say = () => setVisited(left.current)
    return { onClick: say, onKeyUp: say }
  }, [])
  return { visited, onFieldBlur, afterPress }
}
