import { Link, useLocation } from 'react-router'
import { deskPaths } from '#web/desk/desk-paths.ts'
import { listStateIn } from '#web/desk/requests/list-place.tsx'
import type { Stop } from './stop.ts'

/** Contact and place of a visit, with their links. */
export function VisitContact({
  stop,
  requestId,
  customerId,
}: {
  readonly stop: Stop
  readonly requestId: string | null
  readonly customerId: string | null
}) {
  const list = listStateIn(useLocation().state)
  const word =
    'inline-flex min-h-11 items-center font-semibold text-moss hover:underline desk:min-h-8'
  return (
    <section aria-labelledby="contact" className="border-t border-hairline py-3">
      <h2 id="contact" className="mb-1">
        Reach them
      </h2>
      {stop.phone === '' ? null : (
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="mr-auto font-semibold">{stop.phone}</span>
          <a href={`tel:+1${stop.phoneDigits}`} className={word}>
            Call
          </a>
          <a href={`sms:+1${stop.phoneDigits}`} className={word}>
            Text
          </a>
        </p>
      )}
      {stop.mapHref === null ? null : (
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="mr-auto">{[stop.street, stop.town].filter(Boolean).join(', ')}</span>
          <a href={stop.mapHref} target="_blank" rel="noreferrer" className={word}>
            Map<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
      )}
      {requestId === null ? null : (
        <p>
          <Link to={deskPaths.request(requestId)} state={list} className={word}>
            The request
          </Link>
        </p>
      )}
      {customerId === null ? null : (
        <p>
          <Link to={deskPaths.customer(customerId)} className={word}>
            Customer page
          </Link>
        </p>
      )}
    </section>
  )
}
