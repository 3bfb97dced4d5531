/** Headers of pages with a secret address: never cached, listed, or sent as a referrer. */
export const privateHeaders = () => ({
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
})
