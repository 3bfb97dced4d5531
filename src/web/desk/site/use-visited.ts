import { useCallback, useMemo, useRef, useState } from 'react'

/** Which fields somebody has left, by their places. */
export interface VisitedFields {
  readonly visited: ReadonlySet<string>
  readonly onFieldBlur: (place: string) => void
  /**
   * For the form. A field is left as the pointer goes down: what appears then would move a button away
   * from under it, so that nothing is said before the press is over.
   */
  readonly afterPress: { readonly onClick: () => void; readonly onKeyUp: () => void }
}

export function useVisited(): VisitedFields {
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set())
  const left = useRef<ReadonlySet<string>>(visited)
  const onFieldBlur = useCallback((place: string) => {
    if (!left.current.has(place)) left.current = new Set(left.current).add(place)
  }, [])
  const afterPress = useMemo(() => {
    const say = () => setVisited(left.current)
    return { onClick: say, onKeyUp: say }
  }, [])
  return { visited, onFieldBlur, afterPress }
}
