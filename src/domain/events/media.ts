/**
 * Whether pages may load a picture or video from that address: `https:`, or a path on this site,
 * without backslashes, blanks and control characters, which browsers ignore or rewrite.
 */
export const isSafeMediaUrl = (url: string): boolean =>
  /^https:\/\/[\p{L}\p{N}.-]+(?::\d{1,5})?(?:[/?#][^\s\\\p{C}]*)?$/iu.test(url) ||
  /^\/(?!\/)[^\s\\\p{C}]*$/u.test(url)

/** Whether a picture or video is on another server. */
export const liesElsewhere = (url: string): boolean => !url.startsWith('/')
