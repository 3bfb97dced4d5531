import { useLocation } from 'react-router'
import { TextLink } from '#web/desk/button.tsx'
import { deskPaths } from '#domain/desk/desk-paths.ts'
import { listStateIn } from '#web/desk/requests/list-place.tsx'
import type { Stop } from './stop.ts'

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
  if (stop.phone === '' && stop.mapHref === null && requestId === null && customerId === null)
    return null
  return (
    <section aria-labelledby="contact" className="border-t border-hairline py-3">
      <h2 id="contact" className="mb-1">
        Reach them
      </h2>
      {stop.phone === '' ? null : (
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="mr-auto font-semibold">{stop.phone}</span>
          <TextLink href={`tel:+1${stop.phoneDigits}`} variant="tall">
            Call
          </TextLink>
          <TextLink href={`sms:+1${stop.phoneDigits}`} variant="tall">
            Text
          </TextLink>
        </p>
      )}
      {stop.mapHref === null ? null : (
        <p className="flex flex-wrap items-center gap-x-4">
          <span className="mr-auto">{[stop.street, stop.town].filter(Boolean).join(', ')}</span>
          <TextLink href={stop.mapHref} target="_blank" rel="noreferrer" variant="tall">
            Map<span className="sr-only"> (opens in a new tab)</span>
          </TextLink>
        </p>
      )}
      {requestId === null ? null : (
        <p>
          <TextLink to={deskPaths.request(requestId)} state={list} variant="tall">
            The request
          </TextLink>
        </p>
      )}
      {customerId === null ? null : (
        <p>
          <TextLink to={deskPaths.customer(customerId)} variant="tall">
            Customer page
          </TextLink>
        </p>
      )}
    </section>
  )
}
