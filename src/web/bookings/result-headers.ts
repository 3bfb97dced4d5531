/** The time for which a search engine may list such a page. */
const listedForMs = 60 * 60 * 1000

/**
 * Headers of the result pages. Their address names a booking, so they are neither cached nor sent
 * as a referrer, and search engines show nothing of them and drop them soon (decision 26).
 */
export function resultHeaders() {
  const listedUntil = new Date(Date.now() + listedForMs)
  return {
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': `nosnippet, unavailable_after: ${listedUntil.toISOString()}`,
  }
}
