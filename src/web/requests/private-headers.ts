/** Headers of pages whose address is secret: neither kept, found, nor told to other sites. */
export function privateHeaders() {
  return {
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
  }
}
