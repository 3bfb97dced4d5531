/**
 * Whether every part of the system can store and send a text: no lone surrogates, and no control
 * characters but tabs and line breaks.
 */
export const isStorableText = (text: string): boolean =>
  text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text)

/** The text without what `isStorableText` refuses; control characters become spaces. */
export const toStorableText = (text: string): string =>
  text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]/gu, ' ')

/**
 * A text from outside in the form that every store, page, email and calendar can carry: whole
 * characters, line feeds for line breaks, tabs, no other control characters, trimmed.
 */
export const normalizeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()

/**
 * A typed or pasted text of a field: tabs and special spaces become spaces, invisible characters are
 * removed, trimmed.
 */
export const plainText = (text: string): string =>
  text
    .replaceAll(/[\p{Zs}\t]/gu, ' ')
    .replaceAll(/[\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g, '')
    .trim()

/** A typed text without invisible characters, which copied text often holds and the server refuses. */
export const sendableText = (text: string): string => plainText(toStorableText(text))

/** The sentences of a text; a line break ends one too, so that headings and list entries count. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?]["')\]’”]*)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))

/** The parsed JSON; null for a text that is not JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Lowercase words joined by hyphens: `Soil & Mulch` gives `soil-mulch`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Fragment ids of headings, unique on their page: `how-long` for `How long`. */
export function anchorsOf(headings: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return headings.map((heading) => {
    const anchor = numberedApart(heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), taken)
    taken.add(anchor)
    return anchor
  })
}

/** The wanted name, or with the first number that makes it differ from taken ones: `roses-2`. */
export function numberedApart(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}-${count}`
  return name
}
