import { truncated } from '#domain/events/wording.ts'
import { normalizeText } from '#domain/text.ts'

/** Longest subject, or name in a subject, in characters. */
const shortLength = 100

/**
 * A text on one line for a subject. Encoded words (`=?utf-8?…`), which a mail program would decode,
 * are broken up so that they read as written.
 */
export const oneLine = (text: string): string =>
  normalizeText(text).replaceAll(/\s+/g, ' ').replaceAll('=?', '= ?')

export const shortLine = (text: string): string => truncated(oneLine(text), shortLength).text
