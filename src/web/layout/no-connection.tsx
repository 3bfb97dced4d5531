import { useEffect, useState } from 'react'
import { isOffline, noConnectionEvent } from '#web/no-connection.ts'
import { useSite } from '#web/site.ts'

/**
 * Without a connection a link would lead to the browser's own error page. The page stays, and this
 * callout explains it until the connection is back.
 */
export function NoConnection() {
  const { company } = useSite()
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    const show = () => setIsShown(true)
    const hide = () => setIsShown(false)
    const stay = (click: MouseEvent) => {
      const link = click.target instanceof Element ? click.target.closest('a') : null
      if (link === null || !isOffline() || !leavesPage(link)) return
      click.preventDefault()
      // Before the router handles it.
      click.stopPropagation()
      show()
    }
    document.addEventListener('click', stay, true)
    window.addEventListener(noConnectionEvent, show)
    window.addEventListener('online', hide)
    return () => {
      document.removeEventListener('click', stay, true)
      window.removeEventListener(noConnectionEvent, show)
      window.removeEventListener('online', hide)
    }
  }, [])

  return (
    <output className="fixed inset-x-4 bottom-3 z-24 mx-auto max-w-lg rounded-card bg-clay text-white shadow-soft print:hidden">
      {isShown ? (
        <span className="block py-3.5 pr-20 pl-5 font-medium">
          No connection. You can keep reading this page; try again once you are back online, or call{' '}
          <a href={company.phone.href} className="whitespace-nowrap underline">
            {company.phone.display}
          </a>
          .
        </span>
      ) : null}
    </output>
  )
}

const leavesPage = ({ origin, pathname, search, target }: HTMLAnchorElement) =>
  target === '' &&
  origin === window.location.origin &&
  pathname + search !== window.location.pathname + window.location.search
