import { stemsOf } from '#domain/chat/words.ts'

/** Something that a visitor may look for, and where it is. */
export interface SearchEntry {
  readonly title: string
  /** What it is, in a word: `Product`, `Article`. Finds nothing by itself. */
  readonly kind: string
  /** Address on this site. */
  readonly path: string
  /** Further words that lead here. */
  readonly words: string
}

/**
 * The entries that a text asks for, best first, at most `limit`. Forms of a word are one word, and
 * the beginning of a word is enough, so that results come while one types. Entries that have every
 * word of the text come alone; only when there are none, those that have some of them. Entries that
 * fit equally well keep their order.
 */
export function searchEntries(
  entries: readonly SearchEntry[],
  text: string,
  limit: number,
): readonly SearchEntry[] {
  const asked = [...new Set(stemsOf(text.slice(0, maxTextLength)))]
  if (asked.length === 0) return []
  const hits = entries
    .map((entry) => hit(entry, asked))
    .filter(({ words }) => words > 0)
    .toSorted((one, other) => other.words - one.words || other.score - one.score)
  const whole = hits.filter(({ words }) => words === asked.length)
  return (whole.length > 0 ? whole : hits).slice(0, limit).map(({ entry }) => entry)
}

/** Characters of a text that are read. */
const maxTextLength = 200

interface Hit {
  readonly entry: SearchEntry
  /** How many of the asked words it has. */
  readonly words: number
  readonly score: number
}

function hit(entry: SearchEntry, asked: readonly string[]): Hit {
  const title = stemsOf(entry.title)
  const other = stemsOf(entry.words)
  const scores = asked
    .map((word) => Math.max(2 * likeness(word, title), likeness(word, other)))
    .filter((score) => score > 0)
  const inTitle = asked.filter((word) => likeness(word, title) > 0).length
  // Of two titles that have the words, the shorter one is closer to what was asked.
  const closeness = inTitle / (asked.length + title.length)
  return {
    entry,
    words: scores.length,
    score: scores.reduce((sum, score) => sum + score, closeness),
  }
}

/** 2 when a word is there as it is, 1 when one begins with it, 0 otherwise. */
function likeness(word: string, among: readonly string[]): 0 | 1 | 2 {
  if (among.includes(word)) return 2
  return word.length >= 2 && among.some((each) => each.startsWith(word)) ? 1 : 0
}
