/** Of the result pages: their address names a booking, so it is neither kept nor passed on. */
export function resultHeaders() {
  return { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' }
}
