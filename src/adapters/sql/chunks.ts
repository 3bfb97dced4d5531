/** Values named or rows written by one statement; either database takes at most so many. */
const atOnce = 500

/** The list in pieces that one statement can take. */
export function* chunks<Item>(all: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < all.length; from += atOnce) yield all.slice(from, from + atOnce)
}
