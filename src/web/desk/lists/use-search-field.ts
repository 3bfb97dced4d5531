import { useEffect, useLayoutEffect, useRef } from 'react'
import { takeTypedAhead } from '#web/desk/keys.ts'

/**
 * Ref of a search field that shows the searched text, and stays with the focus at the next search.
 * The first field of a page begins with what was typed before it was there.
 */
export function useSearchField(
  text: string,
  isFirst = false,
): React.RefObject<HTMLInputElement | null> {
  const field = useRef<HTMLInputElement>(null)
  const shown = useRef(text)
  useEffect(() => {
    if (shown.current === text) return
    shown.current = text
    if (field.current !== null) field.current.value = text
  }, [text])
  // Before the next key, which goes into the field by itself.
  useLayoutEffect(() => {
    const typed = isFirst ? takeTypedAhead() : ''
    if (typed !== '' && field.current !== null) field.current.value = typed
  }, [isFirst])
  return field
}
