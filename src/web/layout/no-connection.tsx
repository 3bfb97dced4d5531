import { useEffect, useState } from 'react'
import { isOffline, missingScriptEvent } from '#web/no-connection.ts'
import { useSite } from '#web/site.ts'

const noConnection =
  'No connection. You can keep reading this page; try again once you are back online, or call'
const missingScript = 'This part did not load. Reload the page: what you entered stays. Or call'

/** Says why the page stays: no connection, or a script did not load, as after an update. */
export function NoConnection() {
  const { company } = useSite()
  const [shown, setShown] = useState<string | null>(null)

  useEffect(() => {
    const show = () => setShown(isOffline() ? noConnection : missingScript)
    const hide = () => setShown(null)
    const stay = (click: MouseEvent) => {
      const link = click.target instanceof Element ? click.target.closest('a') : null
      if (link === null || !isOffline() || !leavesPage(link)) return
      click.preventDefault()
      // Before the router handles it.
      click.stopPropagation()
      setShown(noConnection)
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
      {shown === null ? null : (
        <span className="block py-3.5 pr-20 pl-5 font-medium">
          {shown}{' '}
          <a href={company.phone.href} className="whitespace-nowrap underline">
            {company.phone.display}
          </a>
          .
        </span>
      )}
    </output>
  )
}

const leavesPage = ({ origin, pathname, search, target }: HTMLAnchorElement) =>
  target === '' &&
  origin === window.location.origin &&
  pathname + search !== window.location.pathname + window.location.search
