import { hour } from '#domain/time.ts'
import { privateHeaders } from '#web/private-pages/private-headers.ts'

/**
 * Headers of the result pages, whose address names a booking. Search engines show nothing of them
 * and drop them after an hour (decision 26).
 */
export function resultHeaders() {
  const listedUntil = new Date(Date.now() + hour)
  return {
    ...privateHeaders(),
    'X-Robots-Tag': `nosnippet, unavailable_after: ${listedUntil.toISOString()}`,
  }
}
