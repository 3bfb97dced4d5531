import { stemsOf } from '#domain/chat/words.ts'

/** A page that a visitor may search for. */
export interface SearchEntry {
  readonly title: string
  /** The kind in a word: `Product`, `Article`. Not searched. */
  readonly kind: string
  /** Path on this site. */
  readonly path: string
  /** More words to find it by. */
  readonly words: string
}

/**
 * The entries that match a text, best first, at most `limit`. Forms of a word are one word, and the
 * beginning of a word is enough, so that results appear while typing. Entries with every word of
 * the text exclude the others; only without any, entries with some words are returned. Equally good
 * entries keep their order.
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

/** Characters of a text that are searched; the rest is ignored. */
const maxTextLength = 200

interface Hit {
  readonly entry: SearchEntry
  /** Number of searched words in it. */
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
  // The shorter of two titles with the words is closer to the search.
  const closeness = inTitle / (asked.length + title.length)
  return {
    entry,
    words: scores.length,
    score: scores.reduce((sum, score) => sum + score, closeness),
  }
}

/** 2 for a whole word, 1 for the beginning of one, 0 otherwise. */
function likeness(word: string, among: readonly string[]): 0 | 1 | 2 {
  if (among.includes(word)) return 2
  return word.length >= 2 && among.some((each) => each.startsWith(word)) ? 1 : 0
}
