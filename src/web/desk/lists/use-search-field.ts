import { useEffect, useRef } from 'react'

/** Ref of a search field that shows the searched text, and stays with the focus at the next search. */
export function useSearchField(text: string): React.RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(text)
  useEffect(() => {
    if (shown.current === text) return
    shown.current = text
    if (field.current !== null) field.current.value = text
  }, [text])
  return field
}
