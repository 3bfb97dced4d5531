/** How long a search engine may list such a page: nobody looks for it later. */
const listedForMs = 60 * 60 * 1000

/**
 * Of the result pages: their address names a booking, so it is neither kept nor passed on, and a
 * search engine that finds it anyway shows nothing of it and forgets it (decision 26).
 */
export function resultHeaders() {
  const listedUntil = new Date(Date.now() + listedForMs)
  return {
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': `nosnippet, unavailable_after: ${listedUntil.toISOString()}`,
  }
}
