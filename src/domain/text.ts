/**
 * Text that every part of the system can keep and send: no lone surrogates, and no control
 * characters but tab and line breaks.
 */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !/[^\P{Cc}\t\n\r]/u.test(text)
}

/** The same text without what `isStorableText` refuses; a control character becomes a space. */
export function toStorableText(text: string): string {
  return text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]/gu, ' ')
}

/**
 * Text from outside as every store, page, mail and calendar can carry it: whole characters only,
 * line feeds for line breaks, tabs kept, no other control characters, no blanks around it.
 */
export function normalizeText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/**
 * What was typed or pasted into a field: hard and narrow spaces are spaces, marks that nobody sees
 * are gone, no blanks around it.
 */
export function plainText(text: string): string {
  return text
    .replaceAll(/\p{Zs}/gu, ' ')
    .replaceAll(/[\u200B\u200E\u200F\u2060\uFEFF]/g, '')
    .trim()
}

/** Cuts copy into its sentences; a line break ends one too, so headings and list lines count. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?]["')\]’”]*)\s+|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}

/** Where headings are found on their page, each at a place of its own: `How long` at `how-long`. */
export function anchorsOf(headings: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return headings.map((heading) => {
    const anchor = numberedApart(heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'), taken)
    taken.add(anchor)
    return anchor
  })
}

/** The wanted name, or with the first number that sets it apart from those that are taken: `roses-2`. */
export function numberedApart(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted
  for (let count = 2; taken.has(name); count += 1) name = `${wanted}-${count}`
  return name
}
