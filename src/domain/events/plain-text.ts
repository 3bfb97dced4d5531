/**
 * Text that every store, page and mail can carry: whole characters only, line feeds for line
 * breaks, tabs kept, no other control characters, no blanks around it.
 */
export function plainText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}
