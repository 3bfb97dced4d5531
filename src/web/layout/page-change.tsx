import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

export const mainId = 'main'

/** Announces a new page, and moves the focus to its start; on a slow line a bar shows the press. */
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
