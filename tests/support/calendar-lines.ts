/**
 * The content lines of a calendar file, unfolded; throws an error that names the rule of RFC 5545
 * that the file breaks.
 */
export function calendarLines(text: string): readonly string[] {
  if (!text.endsWith('\r\n')) throw new Error('the last line has no end (3.1)')
  const physical = text.slice(0, -2).split('\r\n')
  for (const line of physical) {
    if (/[\r\n]/.test(line)) throw new Error(`a line ends without CRLF (3.1): ${line}`)
    if (Buffer.byteLength(line) > 75) throw new Error(`over 75 octets (3.1): ${line}`)
    if (/[^\P{Cc}\t]/u.test(line)) throw new Error(`a control character (3.1): ${line}`)
    if (!line.isWellFormed()) throw new Error(`half a character (3.1): ${line}`)
  }
  const lines = text
    .slice(0, -2)
    .replaceAll(/\r\n[ \t]/g, '')
    .split('\r\n')
  for (const line of lines) {
    if (!/^[A-Z][A-Z0-9-]*(?:;[A-Z-]+=(?:"[^"]*"|[^";:,]*))*:/.test(line)) {
      throw new Error(`not a content line (3.1): ${line}`)
    }
  }
  const open: string[] = []
  for (const line of lines) {
    if (line.startsWith('BEGIN:')) open.push(line.slice('BEGIN:'.length))
    else if (line.startsWith('END:') && open.pop() !== line.slice('END:'.length)) {
      throw new Error(`${line} ends what was not begun (3.4)`)
    }
  }
  if (open.length > 0) throw new Error(`${open.join()} is not ended (3.4)`)
  for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'VERSION', 'PRODID']) {
    if (valuesOf(lines, name).length !== 1) throw new Error(`${name} must stand once (3.6)`)
  }
  return lines
}

function valuesOf(lines: readonly string[], name: string): readonly string[] {
  return lines
    .filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
    .map((line) => line.slice(line.indexOf(':') + 1))
}

/** The value of a property, with its text escapes undone. */
export function calendarValue(text: string, name: string): string | undefined {
  const [value] = valuesOf(calendarLines(text), name)
  return value?.replaceAll(/\\([nN\\;,])/g, (_, escaped: string) =>
    escaped.toLowerCase() === 'n' ? '\n' : escaped,
  )
}
