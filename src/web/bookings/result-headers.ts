import { hour } from '#domain/time.ts'
import { privateHeaders } from '#web/private-pages/private-headers.ts'

/** Of pages whose address names a booking: search engines drop them in an hour (decision 26). */
export function resultHeaders() {
  const listedUntil = new Date(Date.now() + hour)
  return {
    ...privateHeaders(),
    'X-Robots-Tag': `nosnippet, unavailable_after: ${listedUntil.toISOString()}`,
  }
}
