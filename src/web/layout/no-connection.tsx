import { useEffect, useState } from 'react'
import { isOffline, missingScriptEvent } from '#web/no-connection.ts'
import { useSite } from '#web/site.ts'

/**
 * Without a connection a link would lead to the browser's own error page. The page stays, and this
 * callout explains it until the connection is back. It also says that a script did not load: on a
 * weak connection, or because an update of the site has removed it.
 */
export function NoConnection() {
  const { company } = useSite()
  const [shown, setShown] = useState<'no-connection' | 'missing-script' | null>(null)

  useEffect(() => {
    const show = () => setShown(isOffline() ? 'no-connection' : 'missing-script')
    const hide = () => setShown(null)
    const stay = (click: MouseEvent) => {
      const link = click.target instanceof Element ? click.target.closest('a') : null
      if (link === null || !isOffline() || !leavesPage(link)) return
      click.preventDefault()
      // Before the router handles it.
      click.stopPropagation()
      setShown('no-connection')
    }
    document.addEventListener('click', stay, true)
    window.addEventListener(missingScriptEvent, show)
    window.addEventListener('online', hide)
    return () => {
      document.removeEventListener('click', stay, true)
      window.removeEventListener(missingScriptEvent, show)
      window.removeEventListener('online', hide)
    }
  }, [])

  return (
    <output className="fixed inset-x-4 bottom-3 z-24 mx-auto max-w-lg rounded-card bg-clay text-white shadow-soft print:hidden">
      {shown === 'missing-script' ? (
        <span className="block py-3.5 pr-20 pl-5 font-medium">
          This part did not load. Try again, or{' '}
          <button
            type="button"
            onClick={() => window.location.reload()}
            className="inline-flex min-h-6 items-center underline"
          >
            reload the page
          </button>
          : what you entered stays.
        </span>
      ) : shown === 'no-connection' ? (
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
