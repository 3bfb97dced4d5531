import { useEffect, useState } from 'react'
import { isOffline, noConnectionEvent } from '#web/no-connection.ts'
import { useSite } from '#web/site.ts'

/**
 * Without a connection a link would leave the page for the browser's own error. It stays instead,
 * and this says why, until the connection is back.
 */
export function NoConnection() {
  const { company } = useSite()
  const [isTold, setIsTold] = useState(false)

  useEffect(() => {
    const tell = () => setIsTold(true)
    const forget = () => setIsTold(false)
    const stay = (click: MouseEvent) => {
      const link = click.target instanceof Element ? click.target.closest('a') : null
      if (link === null || !isOffline() || !leavesPage(link)) return
      click.preventDefault()
      // Before the router hears of it.
      click.stopPropagation()
      tell()
    }
    document.addEventListener('click', stay, true)
    window.addEventListener(noConnectionEvent, tell)
    window.addEventListener('online', forget)
    return () => {
      document.removeEventListener('click', stay, true)
      window.removeEventListener(noConnectionEvent, tell)
      window.removeEventListener('online', forget)
    }
  }, [])

  return (
    <output className="fixed inset-x-4 bottom-3 z-24 mx-auto max-w-lg rounded-card bg-clay text-white shadow-soft print:hidden">
      {isTold ? (
        <span className="block py-3.5 pr-20 pl-5 font-medium">
          No connection. This page stays as it is; try again once you are back online, or call{' '}
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
