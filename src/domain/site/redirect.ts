import * as z from 'zod/mini'

/** Longest address of either side, in characters. */
export const addressLength = 500

/** A former address, and where it leads now. */
export interface Redirect {
  /** As `formerAddress` writes it. */
  readonly from: string
  /** A path of this site. */
  readonly to: string
}

/** The same in a file. */
export const redirect = z.object({
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

/** Most redirects of a site. */
export const maxRedirects = 5_000

/** Longest list that is taken in at once, in characters. */
export const maxRedirectListLength = 40_000

/**
 * A former address as it is looked up: path and query without origin, in lower case, since old
 * servers told no case apart, and without a slash at the end. Null for what is no address, and for
 * home, which is always there.
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
  if (bare.length === 0) return null
  return `/${bare.join('/')}${query === '' ? '' : `?${query}`}`.toLowerCase()
}

/** What an address asked for may have been kept as: with its query, then without. */
export function formerAddresses(asked: string): readonly string[] {
  const [path = ''] = asked.split('?')
  const both = [formerAddress(asked), formerAddress(path)]
  return [...new Set(both.filter((address) => address !== null))]
}

/** Without escapes, so that `%C3%A9` and `é` are one address; null where they are no text. */
function readable(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return null
  }
}

/** Activity of the redirects. */
export type RedirectEvent =
  | { readonly kind: 'redirects-added'; readonly data: { readonly count: number } }
  | { readonly kind: 'redirect-removed'; readonly data: Readonly<Record<never, never>> }
