import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

export const mainId = 'main'

/**
 * Announces a new page to screen readers, and moves the focus to its start. While a slow line brings
 * it, a line along the upper edge shows that the link was pressed.
 */
export function PageChange() {
  const { pathname, hash } = useLocation()
  const { state } = useNavigation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setTitle(document.title)
    if (hash === '') document.getElementById(mainId)?.focus({ preventScroll: true })
  }, [pathname, hash])

  return (
    <>
      {state === 'loading' ? (
        <progress aria-label="Loading the page" className="page-loading" />
      ) : null}
      <p aria-live="polite" className="sr-only">
        {title}
      </p>
    </>
  )
}
