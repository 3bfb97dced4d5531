/**
 * The path without empty segments: `/about/` and `//about` are `/about`. Backslashes count as
 * slashes, as in browsers, so that the answer never leads to another host.
 */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split(/[\\/]/).filter((segment) => segment !== '')
  return `/${segments.join('/')}`
}
