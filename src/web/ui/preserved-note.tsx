import { isOffline } from '#web/no-connection.ts'
import { useSite } from '#web/site.ts'

/** For a dialog over a form that could not be sent: what was typed is still there. */
export function PreservedNote() {
  const { company } = useSite()
  return (
    <>
      <OfflineNote />
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

/** For a dialog on a failed request: the reason, where the browser knows it. */
export function OfflineNote() {
  return isOffline() ? <p className="mt-3">Your device is not connected.</p> : null
}
