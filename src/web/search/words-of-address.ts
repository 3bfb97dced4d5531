/** `/servises/mulch` searches for mulch. The random part of a private link has no words in it. */
export const wordsOfAddress = (pathname: string): string =>
  decoded(pathname)
    .split('/')
    .filter((part) => !isRandom(part))
    .join(' ')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()

const isRandom = (part: string) =>
  /^[\w.-]{20,}$/.test(part) && /\d/.test(part) && /[a-z][A-Z]/.test(part)

/** Addresses that somebody typed may have a percent sign that encodes nothing. */
function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname)
  } catch {
    return pathname
  }
}
