/** Values named or rows written by one statement; either database takes at most so many. */
const atOnce = 500

/** The list in pieces that one statement can take. */
export function* chunks<Item>(all: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < all.length; from += atOnce) yield all.slice(from, from + atOnce)
}

/** Rows that one transaction forgets, so that whoever else writes has a turn in between. */
export const perRound = 200

/** Goes on, each round in a transaction of its own, until one finds less than it may take. */
export async function inRounds(round: () => Promise<number>): Promise<number> {
  let all = 0
  for (;;) {
    const some = await round()
    all += some
    if (some < perRound) return all
  }
}
