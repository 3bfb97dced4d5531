import { paymentPagePaths } from '#domain/events/event-pages.ts'
import { loopbackNames } from '#domain/loopback.ts'
import { err, ok, type Result } from '#domain/result.ts'

/** Addresses to which the payment provider sends the guest back. */
export interface ReturnUrls {
  readonly success: string
  readonly failure: string
}

/** Return addresses of a call; our own pages replace missing ones. */
export interface SubmittedReturnUrls {
  readonly success: string | null
  readonly failure: string | null
}

/** The origins of this site: the public one, and its aliases if it is a loopback address. */
function ownOrigins(publicUrl: string): readonly string[] {
  const loopback = loopbackNames.find((name) =>
    [`http://${name}`, `https://${name}`].some(
      (origin) => publicUrl === origin || publicUrl.startsWith(`${origin}:`),
    ),
  )
  return loopback === undefined
    ? [publicUrl]
    : loopbackNames.map((name) => publicUrl.replace(`//${loopback}`, `//${name}`))
}

/**
 * Whether an address is on our own origin. It must begin with exactly the origin and a slash, so
 * that no parser can read another host or scheme.
 */
const isOwn = (url: string, publicUrl: string): boolean =>
  /^[\x21-\x7e]+$/.test(url) &&
  !url.includes('\\') &&
  ownOrigins(publicUrl).some((origin) => url === origin || url.startsWith(`${origin}/`))

/** Checks return addresses; refuses one that leaves our origin. */
export function checkReturnUrls(
  submitted: SubmittedReturnUrls,
  publicUrl: string,
): Result<ReturnUrls, { readonly code: 'bad-return-url' }> {
  const success = submitted.success ?? `${publicUrl}${paymentPagePaths.success}`
  const failure = submitted.failure ?? `${publicUrl}${paymentPagePaths.failure}`
  return isOwn(success, publicUrl) && isOwn(failure, publicUrl)
    ? ok({ success, failure })
    : err({ code: 'bad-return-url' })
}

/** The address with `bookingId` and `event_id` set. */
export function withBooking(url: string, bookingId: string, eventId: string): string {
  const [address = '', fragment] = url.split(/#(.*)/s, 2)
  const [page = '', query = ''] = address.split(/\?(.*)/s, 2)
  const others = query
    .split('&')
    .filter((part) => part !== '' && !/^(?:bookingId|event_id)(?:=|$)/.test(part))
  const parameters = [
    ...others,
    `bookingId=${encodeURIComponent(bookingId)}`,
    `event_id=${encodeURIComponent(eventId)}`,
  ]
  return `${page}?${parameters.join('&')}${fragment === undefined ? '' : `#${fragment}`}`
}
