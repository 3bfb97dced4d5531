import { isOffline } from '#web/no-connection.ts'
import { PhoneLink } from '#web/contact/phone-link.tsx'

/** For a dialog over a form that could not be sent: what was typed is still there. */
export function PreservedNote() {
  return (
    <>
      <OfflineNote />
      <p className="mt-3 text-bark-soft">
        Nothing you typed is lost: close this to change it or to send it again, or call us at{' '}
        <PhoneLink />.
      </p>
    </>
  )
}

/** For a dialog on a failed request: the reason, where the browser knows it. */
export function OfflineNote() {
  return isOffline() ? <p className="mt-3">Your device is not connected.</p> : null
}
