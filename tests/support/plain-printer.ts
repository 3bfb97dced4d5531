import type { QuotePrinter } from '#ports/quote-printer.ts'

/**
 * Prints a quote as plain text, for tests that are not about its sheets, each of which takes a
 * thread (`pdf-quotes.test.ts` reads them).
 */
export const plainPrinter: QuotePrinter = {
  print: async (content, accepted, _photographs, { shades }) =>
    new TextEncoder().encode(JSON.stringify({ content, accepted, shades })),
}
