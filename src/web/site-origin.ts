/**
 * Where the site lives, for full addresses in meta tags and structured data. Pages are made before
 * that is known, so they carry a placeholder; the server puts its own origin in when it serves.
 */
export const siteOrigin =
  typeof window === 'undefined' ? 'https://site-origin.invalid' : window.location.origin

/** A full address from one on this site. */
export const absoluteUrl = (path: string): string => new URL(path, siteOrigin).href
