/**
 * The search text in an address: `/servises/mulch` searches for mulch. The random part of a private
 * link has no words in it.
 */
export const wordsOfAddress = (pathname: string): string =>
  pathname
    .split('/')
    .filter((part) => !(/\d/.test(part) && /[A-Z]/.test(part)))
    .join(' ')
    .replaceAll(/[^\p{L}]+/gu, ' ')
    .trim()
