import { firstCharacters } from '#domain/events/wording.ts'

/** A part of an email: the writer's own words, or a quotation. */
export interface TextPart {
  readonly isQuoted: boolean
  readonly text: string
}

/** Maximum number of lines of an introduction: `On Mon, … wrote:` is often broken into several. */
const maxIntroductionLines = 4

/** The line above an earlier email that continues to the end. */
const originalMessage =
  /^\s*(?:-{2,}\s*(?:Original Message|Original-Nachricht|Urspr.{1,3}ngliche Nachricht|Mensaje original|Message d.origine)\s*-{2,}|_{20,})\s*$/i

/** The line above a forwarded email, which its sender wants to be read. */
const forwardedMessage = /^\s*(?:-{2,}\s*Forwarded message\s*-{2,}|Begin forwarded message:)\s*$/i

/** Subjects that Outlook gives to forwarded emails, which look like answers otherwise. */
const forwardedSubject = /^\s*(?:fwd?|wg|tr|rv):/i

/** Lines of the head of an earlier email, whose names may be bold. */
const heads = {
  from: /^\s*\*?(?:From|Von|De):/i,
  sent: /^\s*\*?(?:Sent|Date|Gesendet|Datum|Envoyé|Enviado|Fecha):/i,
  subject: /^\s*\*?(?:Subject|Betreff|Objet|Asunto):/i,
}

const quoteMark = /^\s{0,3}>/

/**
 * Divides an email so that quotations can be folded: lines with `>`, their introduction, and an
 * earlier email below a line that announces it. A forwarded email is not folded.
 */
export function textParts(text: string, subject = ''): readonly TextPart[] {
  const lines = text.replaceAll('\r\n', '\n').split('\n')
  const isQuoted = quotedLines(lines, forwardedAt(lines, subject))
  const parts: { isQuoted: boolean; lines: string[] }[] = []
  for (const [index, line] of lines.entries()) {
    const quoted = isQuoted[index] ?? false
    const last = parts.at(-1)
    if (last?.isQuoted === quoted) last.lines.push(line)
    else parts.push({ isQuoted: quoted, lines: [line] })
  }
  return parts
    .map((part) => ({ isQuoted: part.isQuoted, text: trimmed(part.lines) }))
    .filter((part) => part.text !== '')
}

/** The beginning of the writer's own words, on one line. */
export function excerptOf(text: string, { length = 120, subject = '' } = {}): string {
  const own = textParts(text, subject).filter(({ isQuoted }) => !isQuoted)
  const line = own
    .map((part) => part.text)
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (firstCharacters(line, length) === line) return line
  return `${firstCharacters(line, length - 1).trimEnd()}…`
}

/** The email address of the original sender of a forwarded email; null if nothing was forwarded. */
export function forwardedFrom(text: string, subject = ''): string | null {
  const lines = text.split('\n')
  const start = forwardedAt(lines, subject)
  if (start === -1) return null
  const from = lines.slice(start, start + 8).find((line) => /^[\s>*]*From:/i.test(line))
  // Word by word: a regular expression over the whole line would take quadratic time for a long
  // word.
  return from?.split(/[\s<>"',;:*]+/).find((word) => /^.+@.+$/.test(word)) ?? null
}

/** The line above a forwarded email; -1 if there is none. */
function forwardedAt(lines: readonly string[], subject: string): number {
  const marked = lines.findIndex((line) => forwardedMessage.test(line))
  if (marked !== -1) return marked
  if (!forwardedSubject.test(subject)) return -1
  return lines.findIndex((_, index) => isOriginal(lines, index))
}

function quotedLines(lines: readonly string[], end: number): readonly boolean[] {
  const quoted = lines.map(() => false)
  const readTo = end === -1 ? lines.length : end
  for (let index = 0; index < readTo; index += 1) {
    const line = lines[index] ?? ''
    if (isOriginal(lines, index)) {
      quoted.fill(true, index, readTo)
      break
    }
    if (!quoteMark.test(line)) continue
    quoted[index] = true
    const before = introductionBefore(lines, index)
    if (before !== null) quoted.fill(true, before, index)
  }
  const introduction = trailingIntroduction(lines, readTo)
  if (introduction !== null) quoted.fill(true, introduction, readTo)
  return quoted
}

/** An `On … wrote:` with the earlier email below it without marks, as some programs send it. */
function trailingIntroduction(lines: readonly string[], readTo: number): number | null {
  const lastMark = lines.slice(0, readTo).findLastIndex((line) => quoteMark.test(line))
  for (let index = 1; index < readTo; index += 1) {
    if (!/\bwrote:\s*$/i.test(lines[index] ?? '')) continue
    if (lastMark >= index) return null
    for (let from = index; from > index - maxIntroductionLines && from >= 0; from -= 1) {
      if (/^\s*On\s.*\d/.test(lines[from] ?? '')) return from
    }
  }
  return null
}

/**
 * Whether an earlier email begins on this line: a ruler alone is not enough, as one names its sender.
 * Outlook writes the head of an earlier email without a ruler, too.
 */
function isOriginal(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? ''
  const follows = (head: RegExp, count: number) =>
    lines.slice(index + 1, index + 1 + count).some((each) => head.test(each))
  if (originalMessage.test(line)) return follows(heads.from, 3)
  return heads.from.test(line) && follows(heads.sent, 2) && follows(heads.subject, 8)
}

/** The line on which the introduction of a quotation begins. */
function introductionBefore(lines: readonly string[], quoteAt: number): number | null {
  let index = quoteAt - 1
  while (index >= 0 && lines[index]?.trim() === '') index -= 1
  if (index < 0 || quoteAt - index > 3 || !/:\s*$/.test(lines[index] ?? '')) return null
  for (let from = index; from > index - maxIntroductionLines && from >= 0; from -= 1) {
    const line = lines[from] ?? ''
    if (line.trim() === '' || quoteMark.test(line)) return null
    if (/^\s*(?:On|Am|Le|El)\s.*\d/.test(line)) return from
  }
  return null
}

const trimmed = (lines: readonly string[]): string =>
  lines
    .join('\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd()
