import * as z from 'zod/mini'

/** Maximum length of either address, in characters. */
export const addressLength = 500

/** Schema of a redirect from a former address to a path of this site. */
export const redirect = z.object({
  /** As `formerAddress` writes it. */
  from: z
    .string()
    .check(
      z.refine((address) => formerAddress(address) === address, { error: 'is no former address' }),
    ),
  to: z
    .string()
    .check(
      z.maxLength(addressLength),
      z.regex(/^\/(?![\\/])\S*$/, { error: 'is no path of a site' }),
    ),
})

export type Redirect = Readonly<z.infer<typeof redirect>>

/** Maximum number of redirects of a site. */
export const maxRedirects = 5_000

/** Longest list that is read at once, in characters. */
export const maxRedirectListLength = 40_000

/**
 * A former address in the form in which it is stored: path and query without origin, without a
 * slash at the end, and in lower case, since old servers ignored case. Null for an invalid address,
 * and for home without a query, which always exists.
 */
export function formerAddress(typed: string): string | null {
  const text = typed.trim()
  if (text === '' || text.length > addressLength || /\s/.test(text)) return null
  const local = text.replace(/^https?:\/\/[^/?#]*/i, '').replace(/#.*$/, '')
  if (local !== '' && !/^[/?]/.test(local)) return null
  const [pathname = '', query = ''] = local.split(/\?(.*)/s)
  const path = readable(pathname)
  if (path === null) return null
  const bare = path.split(/[\\/]/).filter((segment) => segment !== '')
  if (bare.length === 0 && query === '') return null
  return `/${bare.join('/')}${query === '' ? '' : `?${query}`}`.toLowerCase()
}

/** The stored forms of a requested address: with its query, then without. */
export function formerAddresses(asked: string): readonly string[] {
  const [path = ''] = asked.split('?')
  const both = [formerAddress(asked), formerAddress(path)]
  return [...new Set(both.filter((address) => address !== null))]
}

/** The decoded path, so that `%C3%A9` and `é` are one address; null for invalid escapes. */
function readable(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

export type RedirectEvent =
  | { readonly kind: 'redirects-added'; readonly count: number }
  | { readonly kind: 'redirect-removed'; readonly from: string }
