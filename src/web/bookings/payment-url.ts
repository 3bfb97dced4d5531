/**
 * The address of a checkout session: any web page, or a path of this site. Null for everything else
 * (`javascript:`, `data:`), which would run as part of this page.
 */
export function paymentDestination(url: string, origin: string): string | null {
  if (!URL.canParse(url, origin)) return null
  const { protocol, href } = new URL(url, origin)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
