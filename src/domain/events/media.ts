/**
 * Whether a picture or video may be loaded from that address: `https:`, or a path on this site.
 * No backslash, blank or control character, since browsers read through those.
 */
export function isSafeMediaUrl(url: string): boolean {
  return (
    /^https:\/\/[\p{L}\p{N}.-]+(?::\d{1,5})?(?:[/?#][^\s\\\p{C}]*)?$/iu.test(url) ||
    /^\/(?!\/)[^\s\\\p{C}]*$/u.test(url)
  )
}

/** Whether a picture or video lies on somebody else's server, and not on this site. */
export const liesElsewhere = (url: string): boolean => !url.startsWith('/')
