import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

export const mainId = 'main'

/** Announces a new page to screen readers, and moves the focus to its start. */
export function PageChange() {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    if (hash === '') document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname, hash])

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  )
}
