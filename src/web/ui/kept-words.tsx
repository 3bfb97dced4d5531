import { isOffline } from '#web/no-connection.ts'
import { useSite } from '#web/site.ts'

/** In a window over a form that could not be sent: what was typed is still there, and what next. */
export function KeptWords() {
  const { company } = useSite()
  return (
    <>
      <OfflineWords />
      <p className="mt-3 text-bark-soft">
        Nothing you typed is lost: close this to change it or to send it again, or call us at{' '}
        <a href={company.phone.href} className="link whitespace-nowrap">
          {company.phone.display}
        </a>
        .
      </p>
    </>
  )
}

/** In a window on a call that failed: the reason, where the browser knows that it is this. */
export function OfflineWords() {
  return isOffline() ? <p className="mt-3">Your device is not connected.</p> : null
}
