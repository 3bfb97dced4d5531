import { createHash } from 'node:crypto'

/** CSP hashes of a page's inline scripts. */
export function inlineScriptHashes(html: string): readonly string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    if (code === '' || /\bsrc=/.test(attributes)) continue
    // Structured data never runs. Delayed scripts (`text/plain`) run later.
    if (attributes.includes('type="application/ld+json"')) continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...hashes]
}

/** The settings that a page's policy depends on. */
export interface PolicyOptions {
  readonly publicUrl: string
  readonly googleMaps: boolean
}

const isSecure = (publicUrl: string) => publicUrl.startsWith('https:')

/** The content security policy of a page whose inline scripts are allowed by these sources. */
export function contentSecurityPolicy(
  scriptSources: readonly string[],
  { publicUrl, googleMaps }: PolicyOptions,
): string {
  const google = googleMaps
    ? ' https://maps.googleapis.com https://maps.gstatic.com https://places.googleapis.com'
    : ''
  return [
    `default-src 'self'`,
    `script-src 'self' ${scriptSources.join(' ')}${google}`.trimEnd(),
    // Positions and sizes that scripts compute are set as style attributes.
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data:${google}`,
    `font-src 'self'`,
    `connect-src 'self'${google}`,
    // The map of an event and of our office, once the visitor asks for it.
    `frame-src https://www.google.com https://maps.google.com`,
    `form-action 'self' https://checkout.stripe.com`,
    `frame-ancestors 'none'`,
    `base-uri 'none'`,
    `object-src 'none'`,
    ...(isSecure(publicUrl) ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** The policy of a file: nothing in it runs, whatever its type. */
export const filePolicy = "default-src 'none'; sandbox"

/** The caching of files whose names change with their content. */
export const immutable = 'public, max-age=31536000, immutable'

/** Headers of an answer whose address is secret: it is not cached, listed or sent as a referrer. */
export const secretHeaders = {
  'Cache-Control': 'private, no-store',
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex, nofollow',
} as const

export function commonHeaders(publicUrl: string): Readonly<Record<string, string>> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    // This host alone: the company's other hosts may not have HTTPS.
    ...(isSecure(publicUrl) ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  }
}
