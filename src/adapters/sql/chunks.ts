/** Rows or values of one statement; both databases limit them. */
const atOnce = 500

/** Splits a list into parts that fit one statement. */
export function* chunks<Item>(all: readonly Item[]): Generator<readonly Item[]> {
  for (let from = 0; from < all.length; from += atOnce) yield all.slice(from, from + atOnce)
}

export const idsOf = (rows: readonly { readonly id: string }[]): readonly string[] =>
  rows.map(({ id }) => id)

/** SQL has no empty list, and no id or address is a space. */
export const orNone = (values: readonly string[]) => (values.length === 0 ? [' '] : values)

/** The rows that there are of those ids, in the order of the ids. */
export function inOrderOf<Row extends { readonly id: string }>(
  ids: readonly string[],
  rows: readonly Row[],
): readonly Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Rows changed by one transaction, so that other writers get a turn in between. */
export const perRound = 200

/**
 * Repeats, each round in its own transaction, until one changes nothing: a round also falls short
 * of `perRound` where it leaves out rows that others have just changed.
 */
export async function inRounds(round: () => Promise<number>): Promise<number> {
  let all = 0
  for (;;) {
    const some = await round()
    all += some
    if (some === 0) return all
  }
}
